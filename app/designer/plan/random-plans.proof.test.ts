import { describe } from "vitest";
import { describeRandomPlans } from "#tests/designer/random-plans.ts";

describe("120 random plans", () => describeRandomPlans(12));
