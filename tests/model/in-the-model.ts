import { afterAll, beforeAll, vi } from "vitest";
import { db } from "#db/client.server.ts";
import { storeRowsOnly } from "./fake-pictures.ts";

/** For a file of tests: the clock is the model's, pictures are rows, and nothing has to outlive the machine. */
export function inTheModel(): void {
  let putBack: () => void;
  beforeAll(() => {
    vi.useFakeTimers({ toFake: ["Date"] });
    db.$client.exec("PRAGMA synchronous = OFF");
    putBack = storeRowsOnly();
  });
  afterAll(() => {
    vi.useRealTimers();
    db.$client.exec("PRAGMA synchronous = FULL");
    putBack();
  });
}
