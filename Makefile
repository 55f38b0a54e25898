# Every target works as the first command in a fresh clone: it sets up what it needs.
#
#   PYTHON=...       the Python to make the environment from (3.11, 3.12 or 3.13)
#   VENV=...         where to make it (.venv)
#   SABIKA_PURE=1    compile nothing
#   SABIKA_NATIVE=1  compile for this very CPU

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.NOTPARALLEL:
.PHONY: help setup play test check browser screenshots bench bench-peers clean FORCE

VENV ?= .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet install -c constraints.txt

# The first Python that runs (a shim may not), has the right version and can make an environment.
USABLE := import sys, venv, ensurepip; sys.exit(not (3, 11) <= sys.version_info[:2] <= (3, 13))
PYTHON ?= $(shell for python in python3.13 python3.12 python3.11 python3; do \
	$$python -c '$(USABLE)' >/dev/null 2>&1 && { echo $$python; break; }; done)

# Two stamps, each written when its work is complete: the installed environment, and the compiled
# engine. The second one is named after how it was compiled and lists its sources.
INSTALLED := $(VENV)/.installed
MODE := $(if $(filter-out 0,$(SABIKA_PURE)),pure,$(if $(filter-out 0,$(SABIKA_NATIVE)),native,plain))
COMPILED := $(VENV)/.compiled-$(MODE)
ENGINE := $(sort $(shell find src/sabika/rules src/sabika/bots/mind src/sabika/envs/core -name '*.py' -o -name '*.pxd'))

# The page as the server serves it, and everything that it is made from.
SITE := src/sabika/server/site/index.html
PAGE := $(sort $(shell find web -name node_modules -prune -o -name generated -prune -o -type f -print) \
	$(wildcard src/sabika/locale/*/*.ftl src/sabika/art/*.py src/sabika/components/data/*.csv))
NODE := $(BIN)/python web/node.py

# Tests start hundreds of processes: none of them should have to compile our modules again.
unexport PYTHONDONTWRITEBYTECODE
TESTS := $(BIN)/pytest -n auto

help: ## show this
	@sed -n 's/^\([a-z-]*\):.*## /\1\t/p' $(MAKEFILE_LIST) | expand -t 14

setup: $(COMPILED) $(SITE) ## make the environment, compile the engine, build the page (at once when nothing changed)

play: setup ## play in the browser
	$(BIN)/sabika serve --open

test: setup browser ## run all tests, and those of the engine again uncompiled
	$(NODE) test
	$(TESTS)
	SABIKA_PURE=1 $(TESTS) -m "not compiled_only" \
		$(wildcard tests/rules tests/play tests/bots/mind src/sabika/rules src/sabika/play)

check: setup ## look for mistakes of style, types and architecture
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy src/sabika $(wildcard benchmarks docs/examples)
	$(BIN)/lint-imports
	$(NODE) check

browser: # the page is tested in Debian's Chromium; where there is none, those tests say so
	@command -v chromium >/dev/null || { command -v apt-get >/dev/null && [ "$$(id -u)" = 0 ] && \
		{ apt-get update -qq && apt-get install -y -qq chromium; } >/dev/null 2>&1; } || \
		echo 'No Chromium here and none can be installed: the page is not tested in a browser.'

screenshots: setup browser ## make the pictures of the page in docs/images anew
	$(BIN)/python web/screenshots.py

bench: setup ## measure, and write docs/performance.md
	$(BIN)/python -m benchmarks

bench-peers: setup ## measure beside other libraries
	$(BIN)/python -m benchmarks.peers

clean: ## remove everything that was made
	rm -rf $(dir $(SITE)) web/node_modules web/src/generated
	rm -rf $(VENV) build dist src/*.egg-info .*_cache .hypothesis .benchmarks
	find src tests $(wildcard benchmarks) -name '*.so' -delete -o -name '*.c' -delete
	find . -name __pycache__ -prune -exec rm -rf {} +

# An environment without its stamp is half-made, one marked as changing was interrupted: start anew.
$(INSTALLED): pyproject.toml setup.py constraints.txt
	@if [ ! -e $@ ] || [ -e $(VENV)/.changing ]; then \
		"$(PYTHON)" -c '$(USABLE)' 2>/dev/null || { \
			echo 'Sabika needs Python 3.11, 3.12 or 3.13 with its "venv" and "ensurepip" modules'; \
			echo '(Debian and Ubuntu: install python3-venv), but $(if $(PYTHON),$(PYTHON) is none,none was found).'; \
			echo 'Name one with: make PYTHON=/path/to/python setup'; \
			exit 1; } >&2; \
		rm -rf $(VENV) && "$(PYTHON)" -m venv $(VENV) || exit 1; \
	fi
	@echo 'Installing into $(VENV)'
	@touch $(VENV)/.changing
	@$(PIP) setuptools cython && SABIKA_PURE=1 $(PIP) --no-build-isolation -e '.[dev]'; \
		status=$$?; rm $(VENV)/.changing; exit $$status
	@touch $@

$(COMPILED): $(INSTALLED) $(ENGINE)
	@rm -f $(filter-out $@,$(wildcard $(VENV)/.compiled-*))
	$(if $(filter $(INSTALLED),$?),@rm -rf build)
	$(BIN)/python setup.py --quiet build_ext --inplace
	@echo $(ENGINE) > $@

$(SITE): $(INSTALLED) $(PAGE)
	$(BIN)/python setup.py --quiet build_site
	@touch $@

ifneq ($(ENGINE),$(strip $(shell cat $(COMPILED) 2>/dev/null)))
$(COMPILED): FORCE
endif
