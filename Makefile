# Everything a player or a developer needs. ARGS passes further arguments on: make test ARGS="-k explore".

PYTHON ?= python3
ARGS   ?=

VENV  := .venv
BENCH := .venv-bench$(if $(COMPILED),-compiled)
BIN   := $(VENV)/bin
UV    := $(BIN)/uv
READY := $(VENV)/.ready
NPM   := $(BIN)/python scripts/npm.py

# The browser client: its packages, what it is made of (folders too: a file may go), and the built page.
WEB_READY := web/node_modules/.ready
WEB_FILES  = $(shell find web src/mastaba -name node_modules -prune -o -path '*/server/client' -prune \
	-o \( -path 'web*' -o -name '*.ftl' \) -print)
CLIENT    := src/mastaba/server/client/index.html

# The music: what it is made of, and the last file that its build writes.
MUSIC_FILES = $(shell find src/mastaba/soundtrack -name '*.py') src/mastaba/games/escape/box.toml
SOUND      := src/mastaba/server/sound/escape.json

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play client soundtrack test test-install test-newer screenshots torture upgrade-drill sleepers golden protocol check rules bench format lock clean

help: ## Show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-13s %s\n", $$1, $$2 }' $(firstword $(MAKEFILE_LIST))

# The music takes a minute to compose, and only Escape plays it: nobody has to wait for it.
play: $(CLIENT) ## Open the tables and play in the browser
	@mkdir -p data
	@$(MAKE) --silent soundtrack >/dev/null 2>&1 &
	@$(BIN)/mastaba serve --open --database sqlite:///data/mastaba.db $(ARGS)

client: $(CLIENT) ## Build the browser client

soundtrack: $(SOUND) ## Compose and perform the music of Escape

# The browser's driver keeps an event loop running in its process, so it gets one of its own; 5: none was chosen.
# And where bytecode is not kept, every process of every test would compile the same modules again.
test: export PYTHONDONTWRITEBYTECODE =
test: $(CLIENT) $(SOUND) ## Run all tests, on all cores
	@scripts/install-services
	@$(BIN)/python -m pytest -q -n auto --dist loadfile --no-loadscope-reorder --ignore=tests/e2e $(ARGS)
	@$(BIN)/python -m pytest -q -n auto --maxschedchunk 1 tests/e2e $(ARGS) || [ $$? -eq 5 ]

test-install: $(READY) ## Install a clean clone with pip, and play and serve there; minutes long
	@$(BIN)/python -m tests.install.clean_clone $(ARGS)

test-newer: $(CLIENT) $(SOUND) ## Run the tests of rules, bots and server by Python 3.13 or newer; NEWER=/path/to/python for one you have
	@NEWER="$(NEWER)" scripts/test-newer $(ARGS)

screenshots: $(CLIENT) ## Write the pictures of the README anew
	@$(BIN)/python -m tests.e2e.screenshots $(ARGS)

torture: $(READY) ## Kill a server again and again while 50 tables are played; minutes long
	@$(BIN)/python -m tests.reliability.torture $(ARGS)

sleepers: $(READY) ## Start a server where 100,000 tables run and 5,500 fall due; minutes long
	@$(BIN)/python -m tests.reliability.sleepers $(ARGS)

# The versions to come from: the last one before there were editions, then each that was the last to play an edition.
FROM ?= e568dde 3204fda
upgrade-drill: $(READY) ## Update a server again and again while it is played at; FROM="commit commit" to come from others
	@$(BIN)/python -m tests.reliability.upgrade $(FROM) $(ARGS)
	@scripts/install-services
	@$(BIN)/python -m pytest -q -n 0 tests/reliability/upgrade/two_servers.py

golden: $(READY) ## Write the golden files of the tests anew; read what changes
	@$(BIN)/python -m tests.golden.regenerate

protocol: $(READY) ## Write what the browser client has from the declarations of server and games anew
	@$(BIN)/python scripts/generate_web.py

check: $(WEB_READY) ## Check format, style, types and layers
	@$(BIN)/ruff format --check --quiet
	@$(BIN)/ruff check --quiet
	@$(BIN)/mypy --no-error-summary
	@$(BIN)/lint-imports --no-logo
	@$(NPM) run --silent check

rules: $(READY) ## Show which rules of the rulebooks have a test
	@$(BIN)/python -m tests.rule_coverage

bench: $(BENCH)/.ready ## Measure our speed against OpenSpiel and PettingZoo; COMPILED=1: as compiled rules
	@$(BENCH)/bin/mastaba bench $(ARGS)

format: $(WEB_READY) ## Format the code and mend what ruff and Biome can mend
	@$(BIN)/ruff check --fix --quiet --exit-zero
	@$(BIN)/ruff format --quiet
	@$(NPM) run --silent format

# Resolved for the oldest Python we support; ARGS=--upgrade takes the newest versions. The lock has what a set-up
# installs, for all platforms and newer Pythons, with the hashes of all files.
COMPILE = $(UV) pip compile --quiet pyproject.toml --all-extras --python-version 3.11 \
	--no-emit-index-url --no-header --no-annotate
lock: $(UV) ## Write constraints.txt and requirements.lock anew
	@$(COMPILE) --group dev --group bench -o constraints.txt $(ARGS)
	@$(COMPILE) --group dev --universal --generate-hashes -c constraints.txt -o requirements.lock $(ARGS)

clean: ## Remove everything make has made
	@rm -rf $(VENV) .venv-bench .venv-bench-compiled build dist .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	@rm -rf web/node_modules src/mastaba/server/client src/mastaba/server/sound
	@rm -rf .upgrade-drill .newer
	@find src tests -name __pycache__ -type d -prune -exec rm -rf {} +
	@find src -name '*.so' -delete

$(UV):
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "Mastaba needs Python 3.11 or newer: make PYTHON=/path/to/python3"; exit 1; }
	@echo "Setting up $(VENV)"
	@$(PYTHON) -m venv $(VENV)
	@sed -n '/^uv==/,/[^\\]$$/p' requirements.lock >$(VENV)/uv.txt
	@$(BIN)/python -m pip install -qq --disable-pip-version-check --require-hashes -r $(VENV)/uv.txt

# What is installed is what was locked, file by file; the project itself then needs nothing more, nor does its build.
$(READY): pyproject.toml requirements.lock | $(UV)
	@$(UV) pip install --quiet --compile-bytecode --python $(BIN)/python --require-hashes -r requirements.lock
	@$(UV) pip install --quiet --python $(BIN)/python --no-deps --no-build-isolation -e .
	@$(BIN)/python -m compileall -q src
	@touch $@

$(WEB_READY): web/package-lock.json $(READY)
	@echo "Setting up web/node_modules"
	@$(NPM) ci --silent
	@touch $@

$(CLIENT): $(WEB_READY) $(WEB_FILES)
	@$(NPM) run --silent build -- --logLevel warn
	@touch $@

$(SOUND): $(MUSIC_FILES) | $(READY)
	@echo "Composing the soundtrack"
	@$(BIN)/python -m mastaba.soundtrack $(@D)

$(BENCH)/.ready: pyproject.toml constraints.txt | $(UV)
	@echo "Setting up $(BENCH)"
	@$(PYTHON) -m venv --without-pip $(BENCH)
ifdef COMPILED
	@rm -rf build/compiled
	@MASTABA_WITHOUT_CLIENT=1 HATCH_BUILD_HOOK_ENABLE_MYPYC=1 $(UV) build --quiet -o build/compiled
	@$(UV) pip install --quiet --python $(BENCH)/bin/python -c constraints.txt "$$(echo build/compiled/*.whl)[server]"
else
	@MASTABA_WITHOUT_CLIENT=1 $(UV) pip install --quiet --python $(BENCH)/bin/python -c constraints.txt -e '.[server]'
endif
	@$(UV) pip install -qq --python $(BENCH)/bin/python -c constraints.txt --group bench 2>/dev/null \
		|| echo "OpenSpiel and PettingZoo cannot be installed here: measuring Mastaba alone."
	@touch $@
