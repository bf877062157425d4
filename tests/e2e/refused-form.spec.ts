import { expect, test } from "playwright/test";
import { signIn, siteUrl } from "./site/journey.ts";

test("a refused form keeps the input and shows the reason next to the field until it is accepted", async ({ page }) => {
  await signIn(page);
  await page.goto(siteUrl("/admin/redirects"), { waitUntil: "networkidle" });
  const path = `/old-${crypto.randomUUID().slice(0, 8)}.html`;
  const [from, to] = [page.getByLabel("Old address"), page.getByLabel("Leads to")];
  await from.fill(path);
  await to.fill("https://evil.test/elsewhere");
  await page.getByRole("button", { name: "Add redirect" }).click();
  await expect(to).toHaveAttribute("aria-invalid", "true");
  await expect(to).toHaveAccessibleDescription(/A redirect leads to a page of this site, never to another one/);
  await expect(from).not.toHaveAttribute("aria-invalid");
  await expect(from).toHaveValue(path);
  await expect(to).toHaveValue("https://evil.test/elsewhere");

  await to.fill("/blog");
  await page.getByRole("button", { name: "Add redirect" }).click();
  await expect(page.getByRole("cell", { name: path, exact: true })).toBeVisible();
  await expect(to).not.toHaveAttribute("aria-invalid");
  await expect(page.getByText("never to another one")).toHaveCount(0);
});
