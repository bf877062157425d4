import { expect, it } from "vitest";
import { kernelCode } from "#app/designer/reader/net/kernel-code.ts";
import { assembleKernel } from "./assemble-kernel.ts";

it("is the one in the designer", async () => {
  expect(kernelCode).toBe(await assembleKernel());
});
