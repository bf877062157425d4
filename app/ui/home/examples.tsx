import type { ReactNode } from "react";
import {
  BedsSketch,
  BorderSketch,
  EntertainingSketch,
  PatioSketch,
  StoneSketch,
  WalkwaySketch,
} from "./garden-sketches.tsx";
import { HomeSection } from "./home-section.tsx";

const topics: { name: string; text: string; sketch: ReactNode }[] = [
  {
    name: "Modern Paver Patio",
    text: "Large, quiet slabs where the lawn always lost against the chairs.",
    sketch: <PatioSketch />,
  },
  {
    name: "Garden Beds",
    text: "Shrubs and perennials in layers, tall at the wall and low at the path.",
    sketch: <BedsSketch />,
  },
  {
    name: "Curved Walkways",
    text: "A way to the door that takes its time, in stone or gravel.",
    sketch: <WalkwaySketch />,
  },
  {
    name: "Entertaining Areas",
    text: "Room for a table, a fire bowl and everybody you invited.",
    sketch: <EntertainingSketch />,
  },
  {
    name: "Stone Features",
    text: "Boulders, low walls and steps that make a slope useful.",
    sketch: <StoneSketch />,
  },
  {
    name: "Flower Borders",
    text: "Colour along the edge, from the first tulip to the last aster.",
    sketch: <BorderSketch />,
  },
];

/** Until the gallery's pictures exist this says so, and shows sketches that nobody can take for photographs. */
export function Examples() {
  return (
    <HomeSection
      id="examples"
      title="Examples"
      intro="Six ideas that people ask for most, drawn as plans. Before-and-after pictures will join them here, and all gallery images are AI generated."
    >
      <ul className="grid grid-cols-2 gap-x-4 gap-y-8 sm:gap-x-8 sm:gap-y-10 lg:grid-cols-3">
        {topics.map(({ name, text, sketch }) => (
          <li key={name}>
            <div className="overflow-hidden rounded-lg border border-line bg-raised">{sketch}</div>
            <h3 className="mt-4 max-sm:text-base">{name}</h3>
            <p className="mt-1 text-ink-soft text-sm">{text}</p>
          </li>
        ))}
      </ul>
    </HomeSection>
  );
}
