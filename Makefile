# Two commands matter: `make play` and `make test`. Both set everything up on their first run.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
SOURCES := $(wildcard src/gaslamp/core/*.py src/gaslamp/games/*/*.py)
BUILT := $(VENV)/built

.PHONY: help play test check bench campaign golden build clean
.DEFAULT_GOAL := help

help: ## list these commands
	@sed -n 's/^\([a-z]*\):.*## /  make \1\t/p' Makefile

play: build ## play Scotland Yard in the terminal against a bot
	@$(BIN)/gaslamp play scotland_yard || test $$? -eq 130  # leaving by Ctrl-C is no failure

test: build ## run every test, the engine's compiled and as plain Python
	$(BIN)/pytest -n 2
	GASLAMP_INTERPRETED=1 $(BIN)/pytest -n 2 -m engine

check: build ## lint, types, import rules
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

bench: build ## measure speed side by side with OpenSpiel
	@$(BIN)/python -c 'import pyspiel' 2>/dev/null || GASLAMP_INTERPRETED=1 $(BIN)/pip install -q -e '.[bench]' || true
	$(BIN)/python -m benchmarks

campaign: build ## millions of random games with every check, as a table
	$(BIN)/python -m benchmarks.campaign

golden: build ## write the recorded games of the tests again, to be read in the diff
	$(BIN)/python -m tests.golden

build: $(BUILT) ## set up the environment and compile the engine
	@$(BIN)/python src/gaslamp/engine.py || $(BIN)/python setup.py -q build_ext --inplace

$(VENV)/installed: pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit("Gaslamp needs Python 3.11 or later; set PYTHON=" if sys.version_info < (3, 11) else 0)'
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install -q --upgrade pip setuptools
	GASLAMP_INTERPRETED=1 $(BIN)/python -m pip install -q -e '.[dev]'
	@touch $@

$(BUILT): $(VENV)/installed setup.py $(SOURCES)
	$(BIN)/python setup.py -q build_ext --inplace
	@touch $@

clean: ## remove everything that was built
	rm -rf $(VENV) build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache
	rm -f src/gaslamp/_compiled.json
	find src -name '*.so' -delete
	find . -name '__pycache__' -type d -prune -exec rm -rf {} +
	find . -name '*.egg-info' -type d -prune -exec rm -rf {} +
