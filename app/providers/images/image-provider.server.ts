import { builtInDesigner } from "./built-in-designer.server.ts";
import type { ImageProvider } from "./contract.ts";

/** Who makes this installation's pictures. */
export const imageProvider: ImageProvider = builtInDesigner;
