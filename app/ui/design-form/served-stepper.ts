import { servedPart } from "../served-part.tsx";
import { Stepper } from "./stepper.tsx";

export const ServedStepper = servedPart(
  import.meta.env.SSR && Stepper,
  async () => (await import("./stepper.tsx")).Stepper,
);
