"""Games on a Ray cluster: the same workers, each watched on the machine where it runs."""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from sabika.arena.arena import Arena, ArenaError, Seating
from sabika.arena.local import Crew

FOR_EVER = -1  # Ray's word for: as often as need be
CLOSING = 5.0  # seconds for places to tidy up


@dataclass(frozen=True)
class RayEngine:
    """Plays on a Ray cluster, at so many places; 0 is one for each CPU of the cluster.

    ``address`` names the cluster; without it ``RAY_ADDRESS`` does, and without that Ray is started
    on this machine. A place that is lost is made anew, and its game is played again.
    """

    jobs: int = 0
    address: str | None = None

    def play(self, arena: Arena, seatings: Iterable[Seating]) -> Iterator[str]:
        """Yield the records of the games as lines, in the order in which they end."""
        ray = _import_ray()
        mine = not ray.is_initialized()
        if mine:
            self._connect(ray)
        try:
            yield from _play_at_places(ray, arena, seatings, self._number(ray))
        finally:
            if mine:
                ray.shutdown()

    def _connect(self, ray: Any) -> None:
        address = self.address or os.environ.get("RAY_ADDRESS")
        here = {} if address else {"num_cpus": self.jobs or None, "include_dashboard": False}
        try:
            ray.init(address=address, log_to_driver=False, logging_level="error", **here)
        except (ConnectionError, ValueError, RuntimeError) as error:
            raise ArenaError(f"no Ray cluster at {address or 'this machine'}: {error}") from error

    def _number(self, ray: Any) -> int:
        cpus = max(1, int(ray.cluster_resources().get("CPU", 1)))
        return min(self.jobs or cpus, cpus)


class Place:
    """Plays single games with a worker of its own; lives in a process of Ray's."""

    def __init__(self, arena: Arena) -> None:
        self._crew = Crew(arena, jobs=1)

    def play(self, seating: Seating) -> str:
        """Play a game and return the line of its record."""
        (line,) = self._crew.play([seating])
        return line

    def close(self) -> None:
        """End the worker and tidy up."""
        self._crew.close()


def _import_ray() -> Any:
    try:
        import ray
    except ImportError:
        raise ArenaError(
            "the engine ray needs Ray: pip install 'sabika[cluster]', or use --engine local"
        ) from None
    return ray


def _play_at_places(
    ray: Any, arena: Arena, seatings: Iterable[Seating], number: int
) -> Iterator[str]:
    kind = ray.remote(num_cpus=1, max_restarts=FOR_EVER, max_task_retries=FOR_EVER)(Place)
    free = deque(kind.remote(arena) for _ in range(number))
    places = list(free)
    playing: dict[Any, Any] = {}
    source = iter(seatings)
    try:
        while True:
            while free and (seating := next(source, None)) is not None:
                place = free.popleft()
                playing[place.play.remote(seating)] = place
            if not playing:
                return
            ready, _ = ray.wait(list(playing))
            for game in ready:
                free.append(playing.pop(game))
                yield str(ray.get(game))
    except ray.exceptions.RayError as error:
        raise ArenaError(f"the cluster gives up: {str(error).strip().splitlines()[-1]}") from error
    finally:
        closed = [place.close.remote() for place in free]
        if closed:
            ray.wait(closed, num_returns=len(closed), timeout=CLOSING)
        for place in places:
            ray.kill(place)
