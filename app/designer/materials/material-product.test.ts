import { describe, expect, it } from "vitest";
import { materialNames } from "./catalog.ts";
import { productOf } from "./material-product.ts";

describe("productOf", () => {
  it("names every material once, with a unit and a depth that can be ordered", () => {
    const products = materialNames.map((name) => productOf(name));
    expect(new Set(products.map((product) => product.label)).size).toBe(products.length);
    for (const { label, unit, depth } of products) {
      expect(label).toMatch(/^[A-Z].{3}/);
      expect(label).not.toContain("undefined");
      if (unit === "m3") expect(depth).toBeGreaterThanOrEqual(0.05);
      expect(depth).toBeLessThanOrEqual(0.2);
    }
  });

  it("says it as people do", () => {
    expect(productOf("flagstone-grey").label).toBe("Flagstone, grey");
    expect(productOf("gravel-creek").label).toBe("River stones 5-20 cm");
    expect(productOf("lawn").unit).toBe("m2");
  });
});
