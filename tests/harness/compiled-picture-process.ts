import { inject } from "vitest";
import {
  createPictureProcesses,
  PictureProcess,
  stopPictureProcesses,
} from "#app/providers/images/picture-process-client.server.ts";

// Picture processes run the compiled program, and are reused for the worker's next file. A file that has reset the modules
// leaves children of another class behind, whose errors would not be recognized.
if (!(globalThis.pictureProcesses?.intake instanceof PictureProcess)) {
  stopPictureProcesses();
  const program = `${inject("programsFolder")}/picture-process.js`;
  globalThis.pictureProcesses = createPictureProcesses(program);
}
