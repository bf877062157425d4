import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

/** The distribution's packages, best first: the shell has no window to draw, and needs little more than half the CPU time. */
const packages = ["chromium-headless-shell", "chromium"];

const usualPlaces = [
  process.env.CHROMIUM_PATH,
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/** A Chromium on this machine, installed from the distribution when permitted. */
export function findChromium() {
  const found = usualPlaces.find((place) => place && existsSync(place));
  if (found) return found;
  if (mayInstall()) {
    console.log("Installing the distribution's Chromium for the browser tests …");
    run("apt-get", ["update", "-qq"]);
    for (const name of packages) {
      run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", name]);
      if (existsSync(`/usr/bin/${name}`)) return `/usr/bin/${name}`;
    }
  }
  throw new Error("The browser tests need a Chromium: install the package `chromium`, or set CHROMIUM_PATH to one.");
}

function mayInstall() {
  return process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
}

function run(command, args) {
  spawnSync(command, args, { stdio: "ignore", env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } });
}
