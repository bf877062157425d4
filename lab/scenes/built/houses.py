"""Houses clad in lapped boards: a body under a ridge along the front, wings with their gable to it. Meters."""

from dataclasses import dataclass
from typing import Any

from built.roofs import gutter, slope
from built.walls import GRIME, boarded_wall, corner_boards, flat_wall, gable_edge
from standing.shape import Shape
from surfaces.materials import stucco

BASE = (0.36, 0.345, 0.32)
OVER = 0.45  # meters that the eaves stand out


@dataclass
class Looks:
    """Materials of one house."""

    siding: Any
    trim: Any
    roof: Any
    gutter: Any
    laps: tuple = GRIME


@dataclass
class Body:
    """`long` from x = 0, walls from `floor` to `top`, the ridge `depth` behind the front, `pitch` meters up a meter."""

    long: float
    floor: float
    top: float
    depth: float
    pitch: float


def board_house(shape, rng, body, openings, looks):
    """Front, right gable end, roof and gutter on the shape of a house; answers the height of the eaves."""
    boarded_wall(shape, rng, 0, body.long, body.floor, body.top, openings, looks.siding, laps=looks.laps)
    flat_wall(shape, 0, body.long, -0.3, body.floor, [], stucco(BASE))
    corner_boards(shape, 0, body.long, body.floor, body.top, looks.trim)
    low, _ = slope(shape, 0, body.long, body.top, body.depth, body.pitch, looks.roof, looks.trim, OVER)
    gutter(shape, -0.33, body.long + 0.33, low - 0.03, OVER, looks.gutter)
    end = Shape("building", shape.frame.inner(body.long, 0, 0, 90))
    gable_wall(end, rng, Body(2 * body.depth, body.floor, body.top, body.depth, body.pitch), [], looks)
    end.build()
    return low


def gable_wall(shape, rng, body, openings, looks):
    """A wall under a gable; the body's `depth` is half its `long`."""
    long, edge = body.long, gable_edge(0, body.long, body.top, body.pitch)
    boarded_wall(shape, rng, 0, long, body.floor, body.top, openings, looks.siding, laps=looks.laps)
    boarded_wall(shape, rng, 0, long, body.top, body.top + body.depth * body.pitch, [], looks.siding, edge, looks.laps)
    flat_wall(shape, 0, long, -0.3, body.floor, [], stucco(BASE))


def gable_wing(shape, rng, body, openings, looks, out):
    """A wing that comes `out` meters before the house, its gable to the front, on a shape at its own front corner."""
    gable_wall(shape, rng, body, openings, looks)
    corner_boards(shape, 0, body.long, body.floor, body.top, looks.trim)
    ridge, low = body.top + body.depth * body.pitch + 0.14, body.top - 0.3 * body.pitch + 0.14
    for eaves, sign in ((-0.3, 1), (body.long + 0.3, -1)):
        rim = [(eaves, -0.35, low), (body.depth, -0.35, ridge), (body.depth, out + 4, ridge), (eaves, out + 4, low)]
        shape.face(rim if sign < 0 else rim[::-1], looks.roof)
        edge = [
            (eaves, -0.37, low - 0.17),
            (body.depth, -0.37, ridge - 0.17),
            (body.depth, -0.37, ridge + 0.02),
            (eaves, -0.37, low + 0.02),
        ]
        shape.face(edge, looks.trim)
        shape.face([(x, -0.02, z) for x, _, z in edge], looks.trim)
    for turn, x, y in ((90, body.long, 0), (-90, 0, out)):
        side = Shape("building", shape.frame.inner(x, y, 0, turn))
        boarded_wall(side, rng, 0, out, body.floor, body.top, [], looks.siding, laps=looks.laps)
        side.build()
