# Everything anyone needs: make play, make test. The rest is for people who work on Parlour.
SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
HOST ?= 127.0.0.1
PORT ?= 8000
DATA ?= data
STATIC := src/parlour/server/static/index.html
WORKERS ?= 2
# Two cores: somebody always waits for a clock, a server or another's turn, and who tests servers most of all.
SERVERS ?= 3
BROWSERS ?= 2
# What a file has set up is used by all its tests, and files are begun in the order in which they were collected.
TOGETHER := --dist loadfile --no-loadscope-reorder
# To prepare every assertion for telling its values takes as long as to collect all tests: what fails tells them, when it is tried again.
BRIEF := -q --assert=plain
# What failed is noted by either half of the tests for itself.
CACHE := .pytest_cache
SEEN := .pytest_cache/seen

WILD ?= 30

.PHONY: help setup play test check ready looked look look-web served seen again wild attack faults bench docs rules types wheel clean
.DEFAULT_GOAL := help

help: ## what can be made
	@grep -hE '^[a-z]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 10

# Set-up is idempotent: each step leaves a stamp and is done again only when what it depends on has changed.

setup: $(VENV)/.run-stamp $(VENV)/.kernels-stamp $(STATIC) ## everything that play needs

$(VENV)/.made-stamp:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Parlour needs Python 3.11 or newer: set PYTHON=/path/to/python3.11" >&2; exit 2; }
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check uv
	@touch $@

$(VENV)/.run-stamp: $(VENV)/.made-stamp requirements.lock pyproject.toml
	$(BIN)/uv pip install --quiet --compile-bytecode --python $(VENV) --require-hashes -r requirements.lock
	$(BIN)/uv pip install --quiet --python $(VENV) --no-deps --editable .
	@$(BIN)/python -m compileall -q src/parlour
	@touch $@

$(VENV)/.kernels-stamp: $(VENV)/.made-stamp $(shell find src/parlour/native -name '*.[ch]pp') src/parlour/native/build.py
	@$(BIN)/python src/parlour/native/build.py
	@touch $@

$(VENV)/.dev-stamp: $(VENV)/.run-stamp $(VENV)/.kernels-stamp requirements-dev.lock
	$(BIN)/uv pip install --quiet --python $(VENV) --require-hashes -r requirements-dev.lock
	@touch $@

web/node_modules/.stamp: web/package-lock.json $(VENV)/.run-stamp
	@scripts/node npm --prefix web ci --no-audit --no-fund --loglevel=error
	@touch $@

$(STATIC): web/node_modules/.stamp $(shell find web/src web/public web/index.html web/vite.config.ts -type f 2>/dev/null)
	@scripts/node npm --prefix web run build
	@touch $@

play: setup ## the tables, on http://localhost:8000 (PORT=… for another port, HOST=0.0.0.0 for everyone on your network)
	$(BIN)/parlour serve --host $(HOST) --port $(PORT) --data $(DATA)

check: ready looked ## the quick part: lint, types, rules, unit tests, laws
	$(BIN)/pytest -q -n $(WORKERS) --dist loadfile --ignore tests/browser -m "not slow"

ready: # to be tested
	@$(MAKE) --no-print-directory --jobs 2 --output-sync=target $(VENV)/.dev-stamp $(STATIC)

looked:
	@$(MAKE) --no-print-directory --output-sync=recurse look look-web

look: # what can be said of the Python without running it
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	scripts/rules

look-web: # and of the client
	@scripts/node npm --prefix web run check
	@scripts/node npm --prefix web run lint
	@scripts/node npm --prefix web run wire -- --check
	@scripts/node npm --prefix web test

test: ready ## every test
	@scripts/need-chromium
	@$(MAKE) --no-print-directory --jobs 2 served seen

served: # every test but the browsers'
	$(BIN)/pytest $(BRIEF) -n $(SERVERS) $(TOGETHER) --ignore tests/browser || $(MAKE) --no-print-directory again

seen: looked # what can be seen without a server, then in browsers: about as much work as all other tests, which go on beside it
	$(BIN)/pytest $(BRIEF) -n $(BROWSERS) -o cache_dir=$(SEEN) tests/browser || $(MAKE) --no-print-directory again CACHE=$(SEEN)

again: # real servers and real browsers on a busy machine: what is at fault there comes again, what was only late does not
	@echo "What failed is tried once more, alone:"
	$(BIN)/pytest -q -o cache_dir=$(CACHE) --last-failed

wild: $(VENV)/.dev-stamp $(STATIC) ## the property tests with many new examples (WILD=… times as many as in make test)
	PARLOUR_WILD=$(WILD) $(BIN)/pytest -q -n $(WORKERS) $$(grep -lrE --include='*.py' '@given|RuleBasedStateMachine' tests)

attack: $(VENV)/.dev-stamp ## five minutes of hostility against a real server: what was tried, and what broke
	$(BIN)/python -m attack

faults: $(VENV)/.dev-stamp ## several servers are killed, stopped and cut off while people play: what was tried, and what was lost
	$(BIN)/python -m faults

bench: $(VENV)/.dev-stamp $(STATIC) ## every benchmark in less than 15 minutes, into bench/RESULTS.md, and the plots that the docs show
	@[ -e $(VENV)/rivals ] && [ -e bench/peers/node_modules ] || scripts/rivals
	scripts/bench

rules: $(VENV)/.dev-stamp ## which test proves which rule
	scripts/rules --table

types: $(VENV)/.run-stamp web/node_modules/.stamp ## the client's wire types, from the server's schema
	@scripts/node npm --prefix web run wire

docs: $(VENV)/.dev-stamp ## docs/rules-and-tests.md and a check that what is documented runs
	scripts/rules --table > docs/rules-and-tests.md
	$(BIN)/pytest -q tests/docs

wheel: $(VENV)/.made-stamp $(STATIC) ## the package, with the built client in it, into dist/: an sdist and, from that, a wheel
	$(BIN)/uv build --quiet --out-dir dist .

clean: ## forget all set-up
	rm -rf $(VENV) web/node_modules src/parlour/server/static dist
