import { beforeEach, expect, test, vi } from "vitest";
import { log } from "#app/logging/log.server.ts";
import { type WishReader, WishReaderError } from "#app/providers/text/contract.ts";
import { benchOfWish } from "#tests/text-models/text-model-answers.ts";
import { forgetInterpretedWishes, interpretWish } from "./interpret-wish.server.ts";

const wish = "Somewhere to perch by the boards";

beforeEach(forgetInterpretedWishes);

function readerThat(interpret: WishReader["interpret"]) {
  return { name: "a model", interpret: vi.fn(interpret) };
}

test("without a text model the built-in reader reads", async () => {
  expect(await interpretWish(wish)).toBeUndefined();
});

test("the same words are asked about once", async () => {
  const reader = readerThat(async () => benchOfWish);
  expect(await interpretWish(wish, reader)).toEqual(benchOfWish);
  expect(await interpretWish(wish, reader)).toEqual(benchOfWish);
  expect(reader.interpret).toHaveBeenCalledTimes(1);
});

test("a failing model is invisible to the customer, logged without the wish, and not called for a while", async () => {
  const warn = vi.spyOn(log, "warn").mockImplementation(() => {});
  const reader = readerThat(() => Promise.reject(new WishReaderError("It took too long.")));
  expect(await interpretWish(wish, reader)).toBeUndefined();
  expect(await interpretWish("Another wish altogether", reader)).toBeUndefined();
  expect(reader.interpret).toHaveBeenCalledTimes(1);
  expect(warn.mock.calls).toMatchObject([[{ reader: "a model", failure: "It took too long." }, expect.any(String)]]);
  expect(JSON.stringify(warn.mock.calls)).not.toContain("perch");
});
