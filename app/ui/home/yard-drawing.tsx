/** A drawn yard, left as it was and right redesigned, with one and the same house. */
export function YardDrawing() {
  return (
    <figure className="relative overflow-hidden rounded-2xl border border-line shadow-soft">
      <svg
        viewBox="0 0 400 480"
        role="img"
        aria-label="Drawing of a house: bare lawn on the left, paths, trees and flowers on the right"
        className="block h-auto w-full bg-sky"
        fill="none"
      >
        <clipPath id="redesigned">
          <rect x="200" width="200" height="480" />
        </clipPath>
        <rect y="300" width="400" height="180" className="fill-sand" />
        <BareGround />
        <g clipPath="url(#redesigned)">
          <PlantedGround />
        </g>
        <House />
        <g clipPath="url(#redesigned)">
          <Planting />
        </g>
        <path d="M200 0v480" className="stroke-paper" strokeWidth="3" />
        <circle cx="200" cy="66" r="15" className="fill-paper stroke-line" />
        <path
          d="m196 61-5 5 5 5m8-10 5 5-5 5"
          className="stroke-ink"
          strokeWidth="2"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      <figcaption className="absolute inset-x-4 top-4 flex justify-between font-medium text-xs">
        <span className="rounded-full bg-paper px-3 py-1">Before</span>
        <span className="rounded-full bg-moss px-3 py-1 text-paper">After</span>
      </figcaption>
    </figure>
  );
}

function BareGround() {
  return (
    <g className="stroke-ink-soft" strokeWidth="1.6" strokeLinecap="round">
      <path d="M0 300h400" />
      <path d="M206 308 128 480h164l-52-172Z" className="fill-paper" strokeLinejoin="round" />
      <path d="m188 348 62 0M166 396h94M144 446h132" opacity=".6" />
      <path d="m24 338 4-9 3 9m2 0 5-7M70 366l4-9 3 9m2 0 5-7M40 424l4-10 3 10m2 0 5-8M96 332l3-7 3 7M104 420l4-9 3 9M16 386l4-9 3 9M70 458l4-10 3 10m2 0 5-8M128 352l3-7 3 7" />
    </g>
  );
}

function PlantedGround() {
  return (
    <>
      <rect y="300" width="400" height="180" className="fill-sand" />
      <rect y="300" width="400" height="180" className="fill-moss" opacity=".38" />
      <path d="M200 300h200" className="stroke-moss" strokeWidth="1.6" />
      <g className="fill-paper stroke-ink-soft" strokeWidth="1.6">
        <ellipse cx="226" cy="319" rx="17" ry="5" />
        <ellipse cx="240" cy="336" rx="21" ry="6.5" />
        <ellipse cx="258" cy="357" rx="25" ry="8" />
        <ellipse cx="268" cy="383" rx="30" ry="10" />
        <ellipse cx="264" cy="414" rx="35" ry="12" />
        <ellipse cx="250" cy="450" rx="42" ry="14.5" />
      </g>
    </>
  );
}

/** Drawn once over both halves: the house stays. */
function House() {
  return (
    <g className="stroke-ink" strokeWidth="2" strokeLinejoin="round" strokeLinecap="round">
      <path d="M262 140v-30h22v30" className="fill-paper" />
      <path d="M84 300v-98h232v98Z" className="fill-paper" />
      <path d="m60 204 44-70h192l44 70Z" className="fill-sand" />
      <path
        d="m92 180 6-10m22 24 6-10m-2-28 6-10m30 48 6-10m-4-26 6-10m108 28-6-10m34 24-6-10m-24-36-6-10"
        opacity=".5"
      />
      <path d="M170 300v-98l52-48 52 48v98" className="fill-paper" />
      <path d="m164 208 58-54 58 54" />
      <path d="M206 300v-62h34v62Z" className="fill-clay" />
      <path d="M233 270h1" className="stroke-paper" strokeWidth="4" />
      <path d="M203 300h40v8h-40Z" className="fill-paper" />
      <path d="M104 224h44v40h-44Zm22 0v40m-22-20h44" className="fill-sky" />
      <path d="M286 224h20v40h-20Zm0 20h20" className="fill-sky" />
      <circle cx="222" cy="192" r="9" className="fill-sky" />
    </g>
  );
}

function Planting() {
  return (
    <g strokeLinecap="round" strokeLinejoin="round">
      <g className="stroke-moss-deep" strokeWidth="1.6">
        <path d="M362 306c2-40 1-60 0-92m0 46 16-22m-17 4-14-18" strokeWidth="4" />
        <path
          d="M322 196c-16-26 4-52 22-50 4-26 46-30 52-4 22 2 30 36 14 52 0 24-30 34-46 18-16 12-42 6-42-16Z"
          className="fill-moss"
        />
        <path
          d="M346 184c4-8 12-10 18-6m10-22c6-4 14-2 16 4m-8 36c6 0 10-4 10-8"
          className="stroke-paper"
          opacity=".7"
        />
        <path d="M252 306c-6-18 6-28 16-24 4-14 26-14 28 0 8-18 34-14 34 4 12-4 20 8 16 20Z" className="fill-moss" />
        <path d="M268 296c2-5 6-7 10-6m24-2c2-5 8-7 12-4" className="stroke-paper" opacity=".7" />
      </g>
      <path
        d="M400 336c-34-4-66 8-70 38-4 28 18 38 14 64-2 16-12 28-14 42h70Z"
        className="fill-moss stroke-moss-deep"
        strokeWidth="1.6"
      />
      <g className="stroke-paper" strokeWidth="1.6">
        <path d="M346 396c0-14-4-22-8-26m8 26c0-16 2-26 6-32m-6 32c2-12 8-20 14-23" />
        <path d="M384 470c0-18-5-28-10-33m10 33c0-20 2-32 8-39m-8 39c3-14 9-22 16-26" />
        <path d="M372 380v-16m14 22v-18m-26 62v-16m22 4v-14m-20 56v-14m-18 14v-12" />
      </g>
      <g className="fill-clay stroke-paper" strokeWidth="1.4">
        <circle cx="372" cy="360" r="6" />
        <circle cx="386" cy="364" r="6" />
        <circle cx="360" cy="428" r="6.5" />
        <circle cx="382" cy="418" r="6.5" />
        <circle cx="362" cy="456" r="7" />
        <circle cx="344" cy="456" r="7" />
      </g>
    </g>
  );
}
