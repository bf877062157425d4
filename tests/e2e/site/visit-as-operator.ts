import { expect, type Page } from "playwright/test";
import { startServer } from "../../harness/running-server.ts";
import { expectNote } from "./desk.ts";
import { expectNoSidewaysScroll } from "./expect-accessible.ts";

/**
 * From the status overview to a letter sent again. A second server runs on the site's data, since operators are read at
 * the start; sessions are shared.
 */
export async function visitAsOperator(page: Page, { id, email }: { id: number; email: string }): Promise<void> {
  const settings = { DATA_DIR: process.env.SITE_DATA_DIR!, ADMIN_EMAILS: email, RUN_JOBS: "0", LOG_LEVEL: "error" };
  const server = await startServer("start.mjs", settings);
  try {
    await page.goto(`${server.baseUrl}/admin/operation`);
    for (const light of ["Orders", "Jobs", "E-mails", "Disk"]) {
      await expect(page.getByRole("main").getByText(light, { exact: true }).last()).toBeVisible();
    }
    await expectNoSidewaysScroll(page, "the lights");
    const pages = page.getByRole("navigation", { name: "Operation" });
    await pages.getByRole("link", { name: "Orders" }).click();
    await page.getByRole("searchbox", { name: "Order number or e-mail address" }).fill(email);
    await page.getByRole("button", { name: "Search" }).click();
    await page.getByRole("link", { name: `#${id}` }).click();
    await expect(page.getByRole("heading", { name: `Order ${id}` }).first()).toBeVisible();
    await page.getByText("Send again").first().click();
    await page.getByLabel("To", { exact: true }).first().fill("other@yard.test");
    await page.getByRole("button", { name: "Send e-mail" }).first().click();
    await expectNote(page, "It is on its way");
    await expect(page.getByText("to other@yard.test").first()).toBeVisible();
    await expectNoSidewaysScroll(page, "an order");
    await pages.getByRole("link", { name: "Installation" }).click();
    await expect(page.getByLabel(/To paste where you ask for help/)).toHaveValue(/migration/);
  } finally {
    await server.stop();
  }
}
