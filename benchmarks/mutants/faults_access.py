"""Faults in tokens, origins, hosts, headers, metrics and logs."""

from __future__ import annotations

from benchmarks.mutants.fault import Fault

HOSTS = "tests/web/test_hosts.py"
HTTP = "tests/web/test_http.py"
SECURITY = "tests/web/test_security.py"

FAULTS: tuple[Fault, ...] = (
    Fault(
        "web/headers.py",
        "access",
        "any host is answered to",
        "if len(hosts) != 1 or not self.hosts.allow(hosts[0]):",
        "if len(hosts) != 1:",
        tests=(HOSTS,),
    ),
    Fault(
        "web/hosts.py",
        "access",
        "another port is the same origin",
        "return (page[0], page[1] or usual) == (own[0], own[1] or usual)",
        "return page[0] == own[0]",
        caught_by="tests/web/test_hosts.py::test_http",
        tests=(HOSTS,),
    ),
    Fault(
        "web/hosts.py",
        "access",
        "an origin may have a path",
        'if parts.scheme not in DEFAULT_PORTS or f"{parts.scheme}://{parts.netloc}" != origin:',
        "if parts.scheme not in DEFAULT_PORTS:",
        tests=(HOSTS,),
    ),
    Fault(
        "web/headers.py",
        "access",
        "a browser guesses what an answer is",
        ('    "X-Content-Type-Options": "nosniff",\n'),
        "",
        tests=(SECURITY,),
    ),
    Fault(
        "web/metrics.py",
        "access",
        "without a token the metrics are open",
        'if not self.token or scheme.lower() != "bearer" or not right:',
        'if self.token and (scheme.lower() != "bearer" or not right):',
        tests=(f"{HTTP}::test_nobody_else_reads_the_figures",),
    ),
)
