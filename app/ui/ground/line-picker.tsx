import { groundLines, lineNumber } from "#app/domain/ground/ground-lines.ts";
import type { StoredPicture } from "#app/domain/media/stored-picture.ts";
import { MediaPicture } from "#app/ui/media-picture.tsx";

interface LinePickerProps {
  photo: StoredPicture;
  /** Share of the height, or none. */
  keepAbove: number | null;
  onPick: (keepAbove: number | null) => void;
}

/** Lines across the picture, each with its radio button on it; what lies above the chosen one is veiled. */
export function LinePicker({ photo, keepAbove, onPick }: LinePickerProps) {
  const chosen = lineNumber(keepAbove);
  return (
    <fieldset>
      <legend className="font-medium">Keep everything above a line</legend>
      <p className="mt-1 text-ink-soft text-sm">Choose a number on the picture: all above its line stays as it is.</p>
      <div className="relative mt-3 overflow-hidden rounded-lg">
        <MediaPicture {...photo} alt="" sizes="(min-width: 56rem) 52rem, 92vw" />
        {groundLines.map((share, i) => (
          <label key={share} className="group/line">
            <span
              className="pointer-events-none absolute inset-x-0 top-0 hidden bg-scrim group-has-checked/line:block"
              style={{ height: percent(share) }}
            />
            <span
              className="pointer-events-none absolute inset-x-0 h-px bg-[#ffffffb0] group-has-checked/line:h-0.5 group-has-checked/line:bg-[#fff]"
              style={{ top: percent(share) }}
            />
            {/* Side by side, so that fingers find each one however flat the picture is. */}
            <span
              className="-translate-y-1/2 absolute z-10 grid h-11 place-items-center"
              style={{
                top: percent(share),
                left: percent(i / groundLines.length),
                width: percent(1 / groundLines.length),
              }}
            >
              <input
                type="radio"
                name="line"
                value={i + 1}
                checked={chosen === i + 1}
                onChange={() => onPick(share)}
                aria-label={`Line ${i + 1}, ${Math.round(share * 100)} % from the top`}
                className="peer absolute inset-0 cursor-pointer opacity-0"
              />
              <span className="grid size-6 place-items-center rounded-full bg-[#fff] font-semibold text-[#1e2a22] text-xs tabular-nums peer-checked:bg-[#b6572f] peer-checked:text-[#fff] peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 sm:size-7">
                {i + 1}
              </span>
            </span>
          </label>
        ))}
      </div>
      <label className="mt-2 inline-flex min-h-11 items-center gap-3">
        <input
          type="radio"
          name="line"
          value="0"
          checked={chosen === 0}
          onChange={() => onPick(null)}
          className="size-5"
        />
        No line
      </label>
    </fieldset>
  );
}

function percent(share: number): string {
  return `${(share * 100).toFixed(3)}%`;
}
