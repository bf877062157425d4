"""How turf wears: thin and bald patches, dry ones, rank ones; and ground that is not quite level. Meters, arrays."""

import numpy as np
from nature.noise import ease, fractal


class Wear:
    """The chances of one lawn at points x, y; `fullness` from 0.05 (worn) to 0.2 (well kept)."""

    def __init__(self, x, y, seed, fullness):
        self.x, self.y, self.seed = x, y, seed
        broad, self.mid, self.fine = (
            fractal(x * 0.35, y * 0.35, seed),
            fractal(x * 1.3, y * 1.3, seed + 4),
            fractal(x * 5, y * 5, seed + 14, 4),
        )
        self.density = ease(0.33, 0.54, broad * 0.45 + self.mid * 0.35 + self.fine * 0.2 + fullness)

    def ragged(self, distance, raggedness=0.7):
        """A distance whose zero line wanders."""
        return distance + (self.mid - 0.5) * raggedness + (self.fine - 0.5) * raggedness * 0.3

    def thin(self, share):
        """Takes a share 0..1 of the turf away."""
        self.density = self.density * (1 - share)

    def bald(self, spots, share=0.85):
        """Bald patches (x, y, radius)."""
        for cx, cy, r in spots:
            away = np.hypot(self.x - cx, (self.y - cy) * 1.1) + (self.mid - 0.5) * r * 2.2 + (self.fine - 0.5) * r * 0.9
            self.thin(share * ease(r * 1.3, r * 0.2, away))

    def dryness(self, amount, least=0.03):
        drift = fractal(self.x * 0.22, self.y * 0.22, self.seed + 28, 4) * 0.6 + self.mid * 0.4
        return ease(0.40, 0.66, drift) * amount + least

    def rank(self, amount=0.5):
        """Where the mower was in a hurry."""
        return ease(0.62, 0.72, fractal(self.x * 0.6, self.y * 0.6, self.seed + 52, 4)) * amount


def uneven(seed, broad=0.13, fine=0.05):
    """A height function: so many meters up and down over two meters, and over half a meter."""
    return (
        lambda x, y: (fractal(x * 0.5, y * 0.5, seed, 4) - 0.5) * broad
        + (fractal(x * 2.2, y * 2.2, seed + 1, 3) - 0.5) * fine
    )
