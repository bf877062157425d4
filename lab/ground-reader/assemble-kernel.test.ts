import { expect, it } from "vitest";
import { kernelCode } from "#app/designer/reader/net/kernel-code.ts";
import { assembleKernel } from "./assemble-kernel.ts";

it("is what the designer carries", async () => {
  expect(kernelCode).toBe(await assembleKernel());
});
