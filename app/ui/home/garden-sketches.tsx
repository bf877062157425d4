import type { ReactNode } from "react";

/** A garden seen from above, as a landscaper would sketch it. Decorative: the words beside them say the same. */
function Sketch({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 240 140"
      fill="none"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className="block h-auto w-full stroke-ink-soft"
    >
      {children}
    </svg>
  );
}

/** A shrub or tree crown from above. */
function Crown({ x, y, r }: { x: number; y: number; r: number }) {
  const arm = r * 0.55;
  return (
    <g transform={`translate(${x} ${y})`} className="fill-moss/15 stroke-moss">
      <circle r={r} />
      <path d={`M0 0V${-arm}M0 0L${arm} ${arm * 0.6}M0 0L${-arm} ${arm * 0.6}`} />
    </g>
  );
}

function Bloom({ x, y, r = 6 }: { x: number; y: number; r?: number }) {
  return (
    <g transform={`translate(${x} ${y})`} className="fill-clay/20 stroke-clay">
      {[0, 72, 144, 216, 288].map((turn) => (
        <circle key={turn} cy={-r * 0.75} r={r * 0.55} transform={`rotate(${turn})`} />
      ))}
    </g>
  );
}

export function PatioSketch() {
  return (
    <Sketch>
      <path d="M20 22h200v96H20Z" className="fill-sand" />
      <path d="M20 46h200M20 70h200M20 94h200" />
      <path d="M70 22v24M130 22v24M190 22v24M44 46v24M104 46v24M164 46v24M70 70v24M130 70v24M190 70v24M44 94v24M104 94v24M164 94v24" />
      <Crown x={26} y={24} r={15} />
      <Crown x={214} y={112} r={18} />
      <Crown x={190} y={124} r={10} />
    </Sketch>
  );
}

export function BedsSketch() {
  return (
    <Sketch>
      <path d="M14 14h212v30c-40-4-60 20-96 22-34 2-44 16-58 34-12 16-34 26-58 26Z" className="fill-sand" />
      <Crown x={38} y={38} r={17} />
      <Crown x={74} y={32} r={13} />
      <Crown x={106} y={40} r={16} />
      <Crown x={142} y={30} r={11} />
      <Crown x={172} y={34} r={13} />
      <Crown x={36} y={78} r={14} />
      <Bloom x={68} y={62} />
      <Bloom x={58} y={92} />
      <Bloom x={32} y={108} />
      <Bloom x={206} y={28} />
      <path
        d="M150 100h.01M170 88h.01M190 104h.01M206 84h.01M176 118h.01M126 114h.01M214 122h.01M146 126h.01"
        className="stroke-moss"
        strokeWidth="3"
      />
    </Sketch>
  );
}

export function WalkwaySketch() {
  const path = "M24 140C26 92 70 96 104 82 140 66 128 26 168 0h36c-40 32-20 66-64 92-30 18-76 10-80 48Z";
  return (
    <Sketch>
      <clipPath id="walkway">
        <path d={path} />
      </clipPath>
      <path d={path} className="fill-sand" />
      <g clipPath="url(#walkway)">
        <path d="m20 108 50 20M44 88l30 32M76 80l12 36M106 76l12 34M124 60l28 28M130 40l34 20M140 20l40 20" />
      </g>
      <Crown x={60} y={52} r={22} />
      <Crown x={94} y={40} r={12} />
      <Crown x={184} y={92} r={20} />
      <Crown x={214} y={70} r={12} />
      <Bloom x={148} y={116} />
      <Bloom x={122} y={124} />
      <Bloom x={30} y={70} />
    </Sketch>
  );
}

export function EntertainingSketch() {
  return (
    <Sketch>
      <path d="M14 14h212v112H14Z" className="fill-sand" />
      <path d="M14 42h212M14 70h212M14 98h212M42 14v112M84 14v112M126 14v112M168 14v112M210 14v112" opacity=".35" />
      <path d="M48 46h56v48H48Z" className="fill-raised" />
      <path
        d="M52 30h16v12H52ZM84 30h16v12H84ZM52 98h16v12H52ZM84 98h16v12H84ZM28 62h12v16H28ZM112 62h12v16h-12Z"
        className="fill-raised"
      />
      <g className="fill-raised">
        <circle cx="178" cy="70" r="16" />
      </g>
      <path d="M172 76c0-6 4-6 4-13 5 3 8 8 7 13" className="fill-clay/20 stroke-clay" />
      <path d="M150 48a36 36 0 0 1 56 0M150 92a36 36 0 0 0 56 0" strokeWidth="7" className="stroke-moss/40" />
    </Sketch>
  );
}

export function StoneSketch() {
  return (
    <Sketch>
      <g className="fill-sand">
        <path d="m24 92 16-26 30-6 18 16-4 24-28 14-24-4Z" />
        <path d="m78 62 20-22 26 2 10 22-16 18-28 2Z" />
        <path d="m128 88 18-16 28 6 8 24-20 16-26-6Z" />
        <path d="m182 74 10-14 20 2 8 18-14 14-18-4Z" />
        <path d="m150 44 12-12 18 4 4 16-14 8-16-4Z" />
        <path d="m96 112 12-8 12 6 0 12-16 4-10-6Z" />
      </g>
      <path
        d="m40 66 12 18 32-8M52 84l4 30M98 40l8 20 28 4M106 60l-12 24M146 72l10 20 26 10M156 92l-8 20"
        opacity=".6"
      />
      <Crown x={44} y={34} r={16} />
      <Crown x={212} y={118} r={13} />
      <Crown x={216} y={30} r={18} />
      <Bloom x={74} y={28} />
      <Bloom x={196} y={124} r={5} />
    </Sketch>
  );
}

export function BorderSketch() {
  return (
    <Sketch>
      <path d="M0 96c40-26 70-6 110-18s70-34 130-26V14H0Z" className="fill-sand" />
      <Crown x={28} y={34} r={15} />
      <Crown x={92} y={32} r={13} />
      <Crown x={160} y={28} r={11} />
      <Crown x={218} y={26} r={9} />
      <Bloom x={60} y={42} r={8} />
      <Bloom x={126} y={38} r={8} />
      <Bloom x={190} y={34} r={7} />
      <Bloom x={18} y={70} r={7} />
      <Bloom x={44} y={66} r={6} />
      <Bloom x={74} y={66} r={7} />
      <Bloom x={104} y={60} r={6} />
      <Bloom x={146} y={54} r={6} />
      <path
        d="M30 118h.01M66 108h.01M100 118h.01M140 100h.01M176 84h.01M210 100h.01M188 120h.01M226 76h.01M150 124h.01"
        className="stroke-moss"
        strokeWidth="3"
      />
    </Sketch>
  );
}
