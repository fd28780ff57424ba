# Two commands matter: `make play` and `make test`. Both set everything up on their first run.
PYTHON ?= python3
GAME ?= scotland_yard
VENV := .venv
BIN := $(VENV)/bin
SOURCES := $(wildcard src/gaslamp/core/*.py src/gaslamp/core/testing/skewed_policy.py src/gaslamp/bots/search.py src/gaslamp/envs/stepping.py src/gaslamp/envs/teacher.py src/gaslamp/games/*/*.py src/gaslamp/games/*/*/*.py src/gaslamp/games/*/*/*/*.py)
BUILT := $(VENV)/built
TOOLS := $(VENV)/tools
# What is compiled is measured where it runs as plain Python, the rest where that is quicker.
# By folder: a package's name would be imported twice, and compiled modules bear that badly.
COVERED := --cov=src/gaslamp --cov-branch --cov-report=
# Where tests of what is compiled are, so that no other is looked through for them.
ENGINE := $(addprefix tests/,games core envs typing bots/test_network.py test_conformance.py test_golden.py)
# Tests of what stands around the rules and is not compiled.
AROUND := $(addprefix tests/,games core play learn)
# Long tests that reach nothing which others do not: measuring them would only take time.
LONG := $(addprefix tests/,test_mutants.py web/test_noninterference.py web/test_hostile.py) $(addprefix tests/service/test_,machine.py load.py crash.py two_processes.py graceful_restart.py)
# On a busy machine something may be waited for too long; a wrong answer is not asked for again. What passed only then is printed.
PATIENTLY := -rfER --reruns 1 --only-rerun 'Timeout|TimedOut|Connect(ion)?Error|ReadError'
QUIETLY := $(MAKE) -s --no-print-directory
LOCKED = $(addprefix requirements/,$(addsuffix .txt,$(1)))
INSTALL := $(PYTHON) tools/install.py

.PHONY: help lock play terminal test check types platforms pages spelling ready versions workflows upgrades packages extras release tour tour-changes tour-accept browsers bench campaign hostile fuzz mutants cluster crash cold stories load training queueing calibration examples golden docs words build engine client wheel clean
.DEFAULT_GOAL := help

help: ## list these commands
	@sed -n 's/^\([a-z]*\):.*## /  make \1\t/p' Makefile

play: $(VENV)/compiler ## serve Gaslamp on this machine and open the browser
	@$(PYTHON) tools/play.py "nice -n 19 $(QUIETLY) engine" "$(QUIETLY) -j2 client $(VENV)/installed" "$(BIN)/gaslamp serve" \
		|| test $$? -eq 130  # leaving by Ctrl-C is no failure

terminal: $(VENV)/installed ## play in the terminal, GAME=mr_jack for another game; after `make build` bots think faster
	@$(BIN)/gaslamp play $(GAME)

test: ready ## run every test, the engine's compiled and as plain Python, and hold the coverage
	$(BIN)/python tools/client.py test
	@$(BIN)/python tools/step.py "Looking for a browser" $(BIN)/python tools/browser.py
	$(BIN)/pytest -n 2 --dist worksteal -m engine $(ENGINE)
	$(BIN)/pytest -n 2 --dist worksteal -m 'not engine' $(AROUND) $(COVERED)
	$(BIN)/pytest -n 2 --dist worksteal -m 'not engine and not cluster' $(addprefix --ignore=,tests/browser $(AROUND) $(LONG)) $(COVERED) --cov-append $(PATIENTLY)
	$(BIN)/pytest -n 2 --dist worksteal -m 'not engine and not cluster' $(LONG) $(PATIENTLY)
	$(BIN)/pytest -n 2 --randomly-dont-reorganize --reruns 2 -rfER tests/browser
	GASLAMP_INTERPRETED=1 $(BIN)/pytest -n 2 --dist worksteal -m engine $(ENGINE) $(COVERED) --cov-append
	GASLAMP_INTERPRETED=1 $(BIN)/pytest -n 2 --dist worksteal -m sampled tests/games tests/bots $(COVERED) --cov-append
	$(BIN)/python tools/coverage_bars.py

check: ready ## lint, types, import rules
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/lint-imports
	@$(QUIETLY) -j2 -O types pages

types:
	$(BIN)/mypy
	$(BIN)/basedpyright

platforms: $(TOOLS) ## check that nothing is called which macOS or Windows lacks
	$(BIN)/mypy --platform darwin src tools
	$(BIN)/mypy --platform win32 src tools

pages:
	$(BIN)/python tools/client.py check

spelling: $(TOOLS) ## look for misspelt English words
	$(BIN)/codespell

ready: $(VENV)/compiler
	@$(QUIETLY) -j3 build client $(TOOLS)

versions: ready ## run the tests with the oldest and the newest versions of libraries that are allowed
	@test -x $(BIN)/uv || $(INSTALL) uv
	$(BIN)/python -m tools.versions

workflows: $(TOOLS) ## check the workflows of continuous integration
	@test -x $(BIN)/zizmor || $(INSTALL) release
	$(BIN)/zizmor --offline --quiet .github

tour: ready ## pictures of every page and board and films of all games in build/tour; frames a second of the largest board
	@$(BIN)/python tools/step.py "Looking for a browser" $(BIN)/python tools/browser.py
	$(BIN)/python -m tests.browser.tour build/tour

tour-changes: ready ## compare the pictures of the last tour with the accepted ones, into build/tour-changes
	@$(BIN)/python -m tests.browser.tour_changes

tour-accept: ready ## accept the pictures of the last tour
	@$(BIN)/python -m tests.browser.tour_changes --accept

browsers: ready ## play the core flows in Firefox, WebKit and Chromium; as a table
	@$(BIN)/python tools/step.py "Looking for browsers" $(BIN)/python tools/browser.py firefox webkit chromium chromedriver
	$(BIN)/python -m tests.browser.other_browsers

bench: build $(VENV)/installed ## measure speed side by side with OpenSpiel
	@$(BIN)/python -c 'import pyspiel' 2>/dev/null || $(INSTALL) bench || true
	$(BIN)/python -m benchmarks

examples: build $(VENV)/installed ## solve a tiny game, train a learner on a small one
	@$(BIN)/python -c 'import pyspiel, torch' 2>/dev/null || GASLAMP_INTERPRETED=1 $(BIN)/python -m pip install -q --no-build-isolation -e '.[examples]'
	$(BIN)/python -m examples.cfr
	$(BIN)/python -m examples.ppo

training: build $(TOOLS) ## test the training of networks; installs PyTorch
	@$(BIN)/python -c 'import torch' 2>/dev/null || GASLAMP_INTERPRETED=1 $(BIN)/python -m pip install -q --no-build-isolation -e '.[train]'
	$(BIN)/pytest tests/training

campaign: build $(VENV)/installed ## millions of random games with every check, as a table
	$(BIN)/python -m benchmarks.campaign

hostile: build $(VENV)/installed ## the hardest games for every belief: the worst update, the most rows
	$(BIN)/python -m benchmarks.hostile

fuzz: build $(TOOLS) ## a hundred thousand hostile requests and messages; what came of them, as a table
	$(BIN)/python -m benchmarks.fuzzing

mutants: build $(TOOLS) ## plant faults into the games, the service, web and command line; print which test catches each
	$(BIN)/python -m benchmarks.mutants

cluster: build $(TOOLS) ## play a match on a local Ray cluster of two nodes
	@$(BIN)/python -c 'import ray' 2>/dev/null || $(INSTALL) ray
	$(BIN)/pytest -m cluster tests/arena

crash: build $(TOOLS) ## kill -9 of the server under load, 200 times on SQLite and on PostgreSQL, as a table
	$(BIN)/python -m benchmarks.service.crash

cold: build $(TOOLS) ## start the server on 10,000 open games; print when the first move is served
	$(BIN)/python -m benchmarks.service.cold

load: build $(TOOLS) ## 5,000 sockets, moves a second, times and memory, beside boardgame.io
	$(BIN)/python -m benchmarks.service.load

calibration: build $(TOOLS) ## play bots and print how often positions shown at 10, 30, 50, 70 and 90 % were won
	$(BIN)/python -m benchmarks.chances mr_jack_pocket --first 401 --games 300
	$(BIN)/python -m benchmarks.chances mr_jack --first 301
	$(BIN)/python -m benchmarks.chances scotland_yard --first 201
	$(BIN)/python -m benchmarks.chances lady_alice --first 201 --each 4
	$(BIN)/python -m benchmarks.chances whitechapel --first 61 --each 6

queueing: build $(TOOLS) ## 50 tables of club bots and 60 hints at once; print how long a novice and a human move take
	$(BIN)/python -m benchmarks.service.queueing

stories: build $(TOOLS) ## thousands of random stories of tables: what is shown is what is on disk
	GASLAMP_EXAMPLES=2000 $(BIN)/pytest tests/service/test_machine.py

docs: $(TOOLS) ## build the pages of the documentation with search and the API reference in build/docs
	@test -x $(BIN)/mkdocs || $(INSTALL) docs
	GASLAMP_INTERPRETED=1 $(BIN)/python -m tools.site
	GASLAMP_INTERPRETED=1 NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict -q

lock: $(VENV)/compiler ## renew the versions in requirements/ and in the client's lock file
	$(BIN)/python tools/lock.py
	cd frontend && npm update --save --package-lock-only --omit-lockfile-registry-resolved --no-audit --no-fund

words: $(VENV)/installed ## write every text in all languages side by side into build/words
	@$(BIN)/python tools/words_page.py build/words

golden: build $(VENV)/installed ## write the recorded games of the tests again, to be read in the diff
	$(BIN)/python -m tests.golden

build: engine $(VENV)/installed ## set up the environment and compile the engine

engine: $(BUILT)
	@$(BIN)/python src/gaslamp/engine.py || $(BIN)/python setup.py -q build_ext --inplace

client: $(VENV)/compiler ## build the client, with Node from PyPI where the machine has none
	@$(BIN)/python tools/step.py "Building the client" $(BIN)/python tools/client.py build

wheel: $(VENV)/installed client ## build a wheel in dist/ and try it where there is no compiler
	@rm -rf dist build/lib.* build/bdist.*
	@$(BIN)/python tools/step.py "Building the wheel" $(BIN)/python -m pip wheel -q --no-deps --no-build-isolation -w dist .
	@$(BIN)/python tools/step.py "Trying the wheel" $(BIN)/python tools/check_wheel.py dist/*.whl
	@ls dist/*.whl

packages: $(VENV)/installed client ## build the source archive, and from it the wheel for every Python, in dist/
	@test -x $(BIN)/pyproject-build || $(INSTALL) release
	@rm -rf build/lib build/source && mkdir -p build/source
	GASLAMP_INTERPRETED=1 $(BIN)/pyproject-build -n -s -o dist . >/dev/null
	@tar -xzf "$$(ls -t dist/*.tar.gz | head -1)" -C build/source --strip-components 1
	GASLAMP_INTERPRETED=1 $(BIN)/pyproject-build -n -w -o dist build/source >/dev/null
	@ls -l dist

extras: packages ## install the wheel with each extra in an environment of its own; time the first page
	@test -x $(BIN)/uv || $(INSTALL) uv
	$(BIN)/python tools/extras.py dist/*-any.whl
	$(BIN)/python tools/first_page.py dist/*-any.whl

upgrades: build $(TOOLS) ## play with the last release, go on with this one, on SQLite and on PostgreSQL; as a table
	@test -x $(BIN)/uv || $(INSTALL) uv
	$(BIN)/python -m benchmarks.service.upgrades

release: ready ## make a release: VERSION=1.2.0, DRY=1 to see what would change
	$(BIN)/python tools/release.py $(VERSION) $(if $(DRY),--dry-run)

$(VENV)/compiler: $(call LOCKED,build run)
	@$(PYTHON) -c 'import sys; sys.exit("Gaslamp needs Python 3.11 or later; set PYTHON=" if sys.version_info < (3, 11) else 0)'
	@$(PYTHON) tools/step.py "Making an environment in $(VENV)" $(INSTALL) build run
	@touch $@

$(VENV)/installed: $(VENV)/compiler pyproject.toml
	@$(PYTHON) tools/step.py "Linking Gaslamp into $(VENV)" $(INSTALL) --self
	@touch $@

$(TOOLS): $(VENV)/installed $(call LOCKED,dev)
	@$(PYTHON) tools/step.py "Installing the development tools" $(INSTALL) dev
	@touch $@

$(BUILT): $(VENV)/compiler setup.py $(SOURCES)
	@$(BIN)/python setup.py -q build_ext --inplace
	@touch $@

clean: ## remove everything that was built
	rm -rf $(VENV) build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache .coverage .coverage.*
	rm -rf src/gaslamp/_compiled.json src/gaslamp/web/client frontend/node_modules frontend/src/generated
	find src \( -name '*.so' -o -name '*.pyd' \) -delete
	find . -name '__pycache__' -type d -prune -exec rm -rf {} +
	find . -name '*.egg-info' -type d -prune -exec rm -rf {} +
