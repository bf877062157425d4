import { expect, test } from "vitest";
import { createUser } from "#tests/factories/create-user.ts";
import { createDesignRequest } from "#tests/factories/design-rows.ts";
import { usualMinutes } from "./usual-minutes.server.ts";

test("the median of the last twenty orders, once there are five", () => {
  const { id: userId } = createUser();
  const order = (minutes: number, finishedAt: number, status: "completed" | "error" = "completed") => {
    const paidAt = finishedAt - minutes * 60_000;
    createDesignRequest(userId, { status, paymentStatus: "paid", paymentOpenedAt: finishedAt, paidAt, finishedAt });
  };
  for (const i of [1, 2, 3, 4]) order(3, i * 1e6);
  order(600, 4.5e6, "error");
  expect(usualMinutes()).toBeUndefined();
  order(4, 5e6);
  expect(usualMinutes()).toBe(3);
  for (let i = 0; i < 20; i++) order(7.4, 1e9 + i);
  expect(usualMinutes()).toBe(7);
});
