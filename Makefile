# `make play` and `make test` are all that most people need. The rest is for people who work on Parlour.
SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c
PYTHON ?= $(shell scripts/newest-python)
VENV := .venv
BIN := $(VENV)/bin
HOST ?= 127.0.0.1
PORT ?= 8000
DATA ?= data
LANGUAGES := $(patsubst %/pyproject.toml,%,$(wildcard languages/*/pyproject.toml))
STATIC := src/parlour/server/static/index.html
# Many short processes run in the tests. Without bytecode each would compile all that it imports.
unexport PYTHONDONTWRITEBYTECODE
WORKERS ?= 2
# Browser tests wait for pages and clocks, too. Each worker has a server and a browser.
BROWSERS ?= 3
# Options of `make endurance` and `make faults`, such as AMOUNT="--kills 5000 --views 1000000" or AMOUNT="--times 50".
AMOUNT ?=
# How many times as many examples `make wild` tries as `make test`.
WILD ?= 30
# Rewriting every assertion takes as long as collecting all tests. Only the second try needs it, to show values.
QUICK_PYTEST := $(BIN)/pytest -q --assert=plain
# `make check` tries a fifth of the examples.
CHECK_PYTEST := TEST_EXAMPLES=0.2 $(QUICK_PYTEST) -m "not slow"
QUICK := $(filter-out $(patsubst %,tests/%/,__pycache__ browser deploy faults package server tutorial),$(wildcard tests/*/))
# Two groups of about the same length, each in one process: to hand out thousands of short tests costs more than it gains.
QUICK_LAWS := $(filter $(patsubst %,tests/%/,laws lexicon messages plays solvers),$(QUICK))
# All tests but those in browsers, in groups of about the same length, each in one process. Tests of servers mostly wait
# for clocks and other processes, so more groups than cores run at once.
GROUPS := $(addprefix group-,server-1 server-2 server-3 laws words packages rest)
group-server-1 := $(wildcard tests/server/test_[a-d]*.py)
group-server-2 := $(wildcard tests/server/test_[e-o]*.py)
group-server-3 := $(filter-out $(group-server-1) $(group-server-2),$(wildcard tests/server/test_*.py))
group-laws := $(patsubst %,tests/%/,env faults laws messages plays)
group-words := $(patsubst %,tests/%/,lexicon printing solvers)
group-packages := $(patsubst %,tests/%/,docs package tutorial)
group-rest := examples $(filter-out tests/__pycache__/ tests/browser/ tests/server/ $(group-laws) $(group-words) $(group-packages),$(wildcard tests/*/))
# All of these and the browsers run at once, and each remembers its own failures.
SERVER_CACHE := .pytest_cache/server
BROWSER_CACHE := .pytest_cache/browser
# `make test` judges failed tests (status 1) when all others have ended: see scripts/second_try.py.
JUDGE_LATER = $(if $(LATER),|| { [ $$? = 1 ] && [ -s $(1)/v/cache/lastfailed ]; })
# How many lines files with these endings have in a folder. Generated files don't count.
LINES = $(shell find $(1) -false $(patsubst %,-o -name '*.%',$(2)) | grep -v '\.gen\.' | xargs cat | wc -l)

.PHONY: help setup play test check prepare-tests static-checks check-python check-web test-rules test-laws test-server $(GROUPS) test-browser wild attack endurance faults bench docs rules types wheel clean
.DEFAULT_GOAL := help

help: ## list these targets
	@grep -hE '^[a-z]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 10

# Set-up is idempotent. Each step leaves a stamp and runs again only if one of its dependencies has changed.

setup: $(VENV)/.run-stamp $(VENV)/.kernels-stamp $(STATIC) ## install everything that play needs

$(VENV)/.made-stamp:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Parlour needs Python 3.11 or newer: set PYTHON=/path/to/python3.11" >&2; exit 2; }
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r scripts/installer.lock
	@touch $@

$(VENV)/.run-stamp: $(VENV)/.made-stamp requirements.lock pyproject.toml $(wildcard languages/*/pyproject.toml)
	$(BIN)/uv pip install --quiet --compile-bytecode --python $(VENV) --require-hashes -r requirements.lock
	$(BIN)/uv pip install --quiet --python $(VENV) --no-deps $(addprefix --editable ./,. $(LANGUAGES))
	@$(BIN)/python -m compileall -q src/parlour $(LANGUAGES)
	@touch $@

$(VENV)/.kernels-stamp: $(VENV)/.made-stamp $(shell find src/parlour/native -name '*.[ch]pp') src/parlour/native/build.py
	@$(BIN)/python src/parlour/native/build.py
	@touch $@

$(VENV)/.dev-stamp: $(VENV)/.run-stamp $(VENV)/.kernels-stamp requirements-dev.lock
	$(BIN)/uv pip install --quiet --python $(VENV) --require-hashes -r requirements-dev.lock
	@$(BIN)/python -m compileall -q tests lab
	@touch $@

web/node_modules/.stamp: web/package-lock.json $(VENV)/.made-stamp
	@scripts/node npm --prefix web ci --no-audit --no-fund --loglevel=error
	@touch $@

$(STATIC): web/node_modules/.stamp $(shell find web/src web/public web/index.html web/vite.config.ts -type f 2>/dev/null)
	@scripts/node npm --prefix web run build
	@touch $@

play: setup ## start a server on http://localhost:8000 (PORT=… for another port, HOST=0.0.0.0 for everyone on your network)
	@PARLOUR_OPENED_BY="make play HOST=0.0.0.0$(if $(filter-out 8000,$(PORT)), PORT=$(PORT))" $(BIN)/parlour serve --host $(HOST) --port $(PORT) --data $(DATA)

check: prepare-tests ## the quick part of the tests: lint, types, rules, unit tests, laws
	@$(MAKE) --no-print-directory --jobs 3 --output-sync=target test-rules test-laws check-python check-web
	@echo "lines: src/parlour $(call LINES,src/parlour,py hpp cpp), web/src $(call LINES,web/src,ts svelte css)"

test-rules: # every folder but those whose tests need a server, a browser or a package that is built, and but the laws
	$(CHECK_PYTEST) $(filter-out $(QUICK_LAWS),$(QUICK))

test-laws: # the laws, the words, the messages, the recorded plays and the solvers
	$(CHECK_PYTEST) $(QUICK_LAWS)

prepare-tests: # install everything that the tests need, Python and client at the same time
	@$(MAKE) --no-print-directory --jobs 3 --output-sync=target $(VENV)/.dev-stamp $(STATIC)

static-checks: # print their output in one piece, because other tests run meanwhile
	@$(MAKE) --no-print-directory --output-sync=recurse check-python check-web

check-python: # lint, types, imports, rules and plain English
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	scripts/rules
	scripts/plain-english

check-web: # types, lint, wire types and unit tests of the client
	@scripts/node npm --prefix web run check
	@scripts/node npm --prefix web run lint
	@scripts/node npm --prefix web test

test: prepare-tests ## every test
	@scripts/need-chromium
	@rm -rf $(SERVER_CACHE) $(BROWSER_CACHE)
	@echo "All groups of tests run at once. Each prints its results when it has ended, the first one after a minute or two."
	@$(MAKE) --no-print-directory --jobs 9 --output-sync=target $(GROUPS) test-browser static-checks LATER=yes
	@$(BIN)/python scripts/second_try.py $(SERVER_CACHE)/* $(BROWSER_CACHE)

test-server: # every test except those in browsers
	@$(MAKE) --no-print-directory --jobs 7 --output-sync=target $(GROUPS)

$(GROUPS):
	$(QUICK_PYTEST) -o cache_dir=$(SERVER_CACHE)/$@ $($@) $(call JUDGE_LATER,$(SERVER_CACHE)/$@)

test-browser: # the tests in browsers: about half of all the work
	$(QUICK_PYTEST) -n $(BROWSERS) --dist worksteal -o cache_dir=$(BROWSER_CACHE) tests/browser $(call JUDGE_LATER,$(BROWSER_CACHE))

wild: $(VENV)/.dev-stamp $(STATIC) ## run the laws at every setting and the property tests with many new examples (WILD=… times as many as make test)
	TEST_EXAMPLES=$(WILD) $(BIN)/pytest -q -n $(WORKERS) tests/laws $$(grep -lrE --include='*.py' '@given|RuleBasedStateMachine|^from wild import' tests)

attack: $(VENV)/.dev-stamp ## attack a real server for five minutes and print what broke
	$(BIN)/python -m lab.attack

endurance: $(VENV)/.dev-stamp ## the long run, about five hours: thousands of kills, an hour of people who come and go
	$(BIN)/python -m lab.attack.endurance $(AMOUNT)

faults: $(VENV)/.dev-stamp ## kill, stop and cut off the servers of a cluster while people play, and print what was lost
	$(BIN)/python -m lab.faults $(AMOUNT)

bench: $(VENV)/.dev-stamp $(STATIC) ## run every benchmark in less than 15 minutes, write bench/RESULTS.md and the plots for the docs
	@[ -e $(VENV)/rivals ] && [ -e bench/peers/node_modules ] || scripts/rivals
	scripts/bench

rules: $(VENV)/.dev-stamp ## print which tests prove which rule
	scripts/rules --table

types: $(VENV)/.run-stamp web/node_modules/.stamp ## generate the client's wire types and docs/api from the server's types
	@scripts/node npm --prefix web run wire
	$(BIN)/parlour schema --openapi > docs/api/openapi.json
	$(BIN)/parlour schema --socket > docs/api/socket.json

docs: $(VENV)/.dev-stamp ## check that the commands and examples in the docs work
	$(BIN)/pytest -q tests/docs

wheel: $(VENV)/.made-stamp $(STATIC) ## build sdists and wheels of Parlour and the languages into dist/: a wheel for this kind of machine, and one for any
	for package in . $(LANGUAGES); do $(BIN)/uv build --quiet --out-dir dist $$package; done
	PARLOUR_PURE=1 $(BIN)/uv build --quiet --wheel --out-dir dist .

clean: ## remove everything that set-up has made
	rm -rf $(VENV) web/node_modules src/parlour/server/static dist
