"""Accounts: a login and a password that bring somebody's games to another device."""

from __future__ import annotations

import asyncio
import re
import unicodedata
from functools import partial

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy.exc import IntegrityError

from sabika.server.people.register import Person, Register, by_login
from sabika.server.problems import Problem
from sabika.server.storage.stock import Stock

LOGIN = re.compile(r"[a-z0-9_.-]{3,40}")
MOST_HASHING = 2
"""Passwords that are hashed at a time: each costs much memory and processor time, on purpose."""


class Accounts:
    """Makes accounts and opens them."""

    def __init__(self, stock: Stock, register: Register) -> None:
        self._stock = stock
        self._register = register
        self._hasher = PasswordHasher()
        self._hashing = asyncio.Semaphore(MOST_HASHING)
        self._nobody: str | None = None

    async def make(self, person: Person, login: str, password: str) -> Person:
        """Give somebody an account, or change their password; all their tokens become void."""
        name = _login(login)
        hashed = await self._hash(password)
        try:
            await self._register.change(person, login=name, password=hashed, epoch=person.epoch + 1)
        except IntegrityError:
            raise Problem("login-taken", field="login") from None
        found = await self._register.find(person.id)
        assert found is not None
        return found

    async def open(self, login: str, password: str) -> Person:
        """Return whose account it is; the same refusal, as slowly, for any mistake."""
        name = login.casefold()
        found = None
        if LOGIN.fullmatch(name) is not None:
            found = await self._stock.read(partial(by_login, login=name))
        if found is None:
            self._nobody = self._nobody or await self._hash("nobody")
        hashed = self._nobody if found is None else found[1]
        assert hashed is not None
        async with self._hashing:
            right = await asyncio.to_thread(self._fits, hashed, password)
        if found is None or not right:
            raise Problem("bad-credentials")
        return found[0]

    async def _hash(self, password: str) -> str:
        async with self._hashing:
            return await asyncio.to_thread(self._hasher.hash, _normal(password))

    def _fits(self, hashed: str, password: str) -> bool:
        try:
            return self._hasher.verify(hashed, _normal(password))
        except (VerificationError, InvalidHashError):
            return False


def _normal(password: str) -> str:
    """Return a password as every keyboard writes it."""
    return unicodedata.normalize("NFKC", password)


def _login(login: str) -> str:
    name = login.casefold()
    if LOGIN.fullmatch(name) is None:
        raise Problem("malformed", field="login", params={"field": "login"})
    return name
