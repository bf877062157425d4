import { squareGrid } from "#app/domain/ground/ground-squares.ts";
import type { StoredPicture } from "#app/domain/media/stored-picture.ts";
import { MediaPicture } from "#app/ui/media-picture.tsx";

interface SquarePickerProps {
  photo: StoredPicture;
  grid: { width: number; height: number };
  /** Per square, row by row. */
  ticks: readonly boolean[];
  onTick: (square: number, ticked: boolean) => void;
}

/** By keyboard and without scripts. */
export function SquarePicker({ photo, grid, ticks, onTick }: SquarePickerProps) {
  const { columns, rows } = squareGrid(grid);
  return (
    <fieldset>
      <legend className="sr-only">Square by square</legend>
      <p className="text-ink-soft text-sm">
        Something in a ticked square may be redesigned. Untick it, and the whole square stays as it is; tick an empty
        one, and all of it may be redesigned.
      </p>
      <div className="relative -mx-4 mt-3 overflow-hidden">
        <MediaPicture {...photo} alt="" sizes="(min-width: 64rem) 22rem, 100vw" className="rounded-none" />
        <div
          className="absolute inset-0 grid"
          style={{ gridTemplateColumns: `repeat(${columns}, 1fr)`, gridTemplateRows: `repeat(${rows}, 1fr)` }}
        >
          {ticks.map((ticked, i) => (
            <label key={i} className="ground-square">
              <input
                type="checkbox"
                name="tick"
                value={i}
                checked={ticked}
                onChange={({ currentTarget }) => onTick(i, currentTarget.checked)}
                aria-label={`Row ${Math.floor(i / columns) + 1}, column ${(i % columns) + 1}: redesign`}
              />
            </label>
          ))}
        </div>
      </div>
    </fieldset>
  );
}
