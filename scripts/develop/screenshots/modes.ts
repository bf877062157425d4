import type { BrowserContextOptions } from "playwright";

export interface Mode {
  /** Part of the file's name. */
  name: string;
  options: BrowserContextOptions;
}

/** No phone has a lower pixel density: at 1 a picture would be chosen that no visitor gets. */
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 };
const desktop = { width: 1280, height: 900 };
/** A window of 1280 px at 200 % fits so many. */
const zoomed = { width: 640, height: 450 };

export const modes: readonly Mode[] = [
  { name: "390-light", options: phone },
  { name: "390-dark", options: { ...phone, colorScheme: "dark" } },
  { name: "390-no-script", options: { ...phone, javaScriptEnabled: false } },
  { name: "768-light", options: { viewport: { width: 768, height: 1024 } } },
  { name: "1280-light", options: { viewport: desktop } },
  { name: "1280-dark", options: { viewport: desktop, colorScheme: "dark" } },
  { name: "1280-no-script", options: { viewport: desktop, javaScriptEnabled: false } },
  { name: "1280-forced", options: { viewport: desktop, forcedColors: "active" } },
  { name: "zoom-200", options: { viewport: zoomed, deviceScaleFactor: 2 } },
];
