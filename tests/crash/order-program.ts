import { resolve } from "node:path";
import { build } from "vite";

/**
 * Compiles order-process.ts, with the picture process beside it, in half a second: a program that is started and killed
 * again and again should not be translated each time.
 * @returns the file to run with Node
 */
export async function compileOrderProgram(): Promise<string> {
  const outDir = resolve("test-results", `order-program-${process.pid}`);
  await build({
    configFile: false,
    logLevel: "error",
    publicDir: false,
    build: {
      ssr: true,
      outDir,
      rollupOptions: {
        input: {
          "order-process": "./tests/crash/order-process.ts",
          "picture-process": "./app/providers/images/picture-process.server.ts",
        },
        output: { entryFileNames: "[name].js" },
      },
    },
  });
  return `${outDir}/order-process.js`;
}
