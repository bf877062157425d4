import { Fragment, type ReactNode } from "react";
import type { StoredPicture } from "#app/domain/media/stored-picture.ts";
import type { MeasurableLength } from "#app/domain/plans/plan-sheet.ts";
import { MediaPicture } from "#app/ui/media-picture.tsx";

/** A length that starts at the viewer's feet comes in from below. */
export function MarkedPhoto({ photo, lengths }: { photo: StoredPicture; lengths: readonly MeasurableLength[] }) {
  return (
    <div className="relative">
      <MediaPicture {...photo} alt="Your photo with the lengths marked" sizes="24rem" />
      <svg aria-hidden="true" viewBox="0 0 1 1" preserveAspectRatio="none" className="absolute inset-0 size-full">
        {lengths.map(({ id, from, to }) => {
          const [x, y] = from ?? [to[0], 1];
          const line = { x1: x, y1: y, x2: to[0], y2: to[1], vectorEffect: "non-scaling-stroke" } as const;
          return (
            <g key={id}>
              <line {...line} stroke="#1e2a22" strokeWidth={5} />
              <line {...line} stroke="#fbfaf5" strokeWidth={2} strokeDasharray="8 4" />
            </g>
          );
        })}
      </svg>
      {lengths.map(({ id, from, to }, i) => (
        <Fragment key={id}>
          {[...(from ? [from] : []), to].map((end) => (
            <Mark key={String(end)} at={end} className="size-3 bg-clay ring-2 ring-paper" />
          ))}
          <Mark
            at={along(from ?? [to[0], 1], to, 0.3)}
            className="size-7 bg-paper font-bold text-ink text-sm shadow-soft"
          >
            {letterOf(i)}
          </Mark>
        </Fragment>
      ))}
    </div>
  );
}

type Place = readonly [u: number, v: number];

function Mark({ at: [u, v], className, children }: { at: Place; className: string; children?: ReactNode }) {
  return (
    <span
      aria-hidden="true"
      className={`absolute grid -translate-x-1/2 -translate-y-1/2 place-items-center rounded-full ${className}`}
      style={{ left: `${100 * u}%`, top: `${100 * v}%` }}
    >
      {children}
    </span>
  );
}

function along([fromU, fromV]: Place, [toU, toV]: Place, share: number): Place {
  return [fromU + (toU - fromU) * share, fromV + (toV - fromV) * share];
}

export function letterOf(index: number): string {
  return String.fromCharCode(65 + index);
}
