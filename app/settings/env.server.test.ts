import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { readEnvironment, settingNames } from "./env.server.ts";
import { SettingsError } from "./refuse-settings.ts";

test("without settings it runs on localhost with its stand-ins", () => {
  const env = readEnvironment({});
  expect(env).toMatchObject({ PORT: 3000, PUBLIC_URL: "http://localhost:3000", DATA_DIR: "data", RUN_JOBS: true });
  expect(env.standIns).toEqual({ identity: true, payments: true, mail: true });
});

test("the example names every setting once, with its default", () => {
  const lines = readFileSync(".env.example", "utf8").matchAll(/^#([A-Z0-9_]+)=(.*)$/gm);
  const example = [...lines].map(([, name = "", value = ""]) => [name, value] as const);
  expect(example.map(([name]) => name).sort()).toEqual(settingNames.filter((name) => name !== "NODE_ENV").sort());
  expect(readEnvironment(Object.fromEntries(example))).toEqual(readEnvironment({}));
});

test("an empty setting counts as not set", () => {
  expect(readEnvironment({ SMTP_URL: "", ADMIN_EMAILS: "" })).toEqual(readEnvironment({}));
});

test("editors are a list, in lower case", () => {
  expect(readEnvironment({ ADMIN_EMAILS: "Ada@Example.com, bo@example.com" }).ADMIN_EMAILS).toEqual([
    "ada@example.com",
    "bo@example.com",
  ]);
});

const stripe = {
  STRIPE_SECRET_KEY: "sk_test_1",
  STRIPE_PUBLISHABLE_KEY: "pk_test_1",
  STRIPE_WEBHOOK_SECRET: "whsec_12345678",
};

test("with Stripe's three settings it takes real payments", () => {
  const settings = { ...stripe, STRIPE_API_URL: "http://localhost:4010" };
  expect(readEnvironment(settings)).toMatchObject({ ...settings, standIns: { payments: false } });
});

const shared = {
  DATABASE_URL: "libsql://db.example",
  SESSION_SECRET: "the same on every machine, 32 or more",
  INSTALLATION_ID: "sixteen_letters_",
};

describe("a wrong setting is named in one line", () => {
  test.each([
    ["PORT", { PORT: "abc" }],
    ["PORT", { PORT: "70000" }],
    ["DATA_DIR", { DATA_DIR: "package.json" }],
    ["DATA_DIR", { DATA_DIR: "package.json/data" }],
    ["BACKUP_DIR", { BACKUP_DIR: "package.json" }],
    ["PUBLIC_URL", { PUBLIC_URL: "yards.example" }],
    ["PUBLIC_URL", { PUBLIC_URL: "http://localhost:3000/shop" }],
    ["SESSION_SECRET", { SESSION_SECRET: "short" }],
    ["ADMIN_EMAILS", { ADMIN_EMAILS: "ada" }],
    ["IMAGE_CONCURRENCY", { IMAGE_CONCURRENCY: "0" }],
    ["IMAGE_PROVIDER", { IMAGE_PROVIDER: "midjourney" }],
    ["IMAGE_PROVIDER", { IMAGE_API_KEY: "sk-12345678" }],
    ["IMAGE_PROVIDER", { IMAGE_FALLBACK_AFTER: "2" }],
    ["IMAGE_API_KEY", { IMAGE_PROVIDER: "openai" }],
    ["IMAGE_BASE_URL", { IMAGE_PROVIDER: "openai-compatible", IMAGE_MODEL: "m" }],
    ["IMAGE_MODEL", { IMAGE_PROVIDER: "openai-compatible", IMAGE_BASE_URL: "http://gpu:8000/v1" }],
    [
      "IMAGE_BASE_URL",
      { IMAGE_PROVIDER: "google", IMAGE_API_KEY: "AIza-12345678", IMAGE_BASE_URL: "http://proxy.example" },
    ],
    ["IMAGE_TIMEOUT_SECONDS", { IMAGE_TIMEOUT_SECONDS: "30" }],
    ["IMAGE_TIMEOUT_SECONDS", { IMAGE_TIMEOUT_SECONDS: "3601" }],
    ["TEXT_API_KEY", { TEXT_MODEL: "m" }],
    ["TEXT_MODEL", { TEXT_API_KEY: "sk-12345678" }],
    ["TEXT_BASE_URL", { TEXT_MODEL: "m", TEXT_PROVIDER: "openai-compatible" }],
    ["TEXT_BASE_URL", { TEXT_MODEL: "m", TEXT_API_KEY: "sk-12345678", TEXT_BASE_URL: "http://proxy.example" }],
    ["IMAGE_COST_CENTS", { IMAGE_COST_CENTS: "-1" }],
    ["S3_BUCKET", { STORAGE: "s3" }],
    ["S3_BUCKET", { STORAGE: "s3", S3_BUCKET: "s3://yards" }],
    ["S3_SECRET_ACCESS_KEY", { STORAGE: "s3", S3_BUCKET: "yards/shop", S3_ACCESS_KEY_ID: "id" }],
    ["STORAGE", { S3_BUCKET: "yards" }],
    ["DATABASE_URL", { DATABASE_URL: "postgres://db.example" }],
    ["DATABASE_URL", { DATABASE_AUTH_TOKEN: "token" }],
    ["DATABASE_URL", { ...shared, DATABASE_URL: "http://db.example", DATABASE_AUTH_TOKEN: "token" }],
    ["SESSION_SECRET", { ...shared, SESSION_SECRET: "" }],
    ["INSTALLATION_ID", { ...shared, INSTALLATION_ID: "" }],
    ["BACKUP_DIR", { ...shared, BACKUP_DIR: "backups" }],
    ["SMTP_URL", { SMTP_URL: "http://mail.example" }],
    ["MAIL_FROM", { MAIL_FROM: "Landscape Atelier" }],
    ["MAIL_FROM", { MAIL_FROM: "Yards <no-reply>" }],
    ["DEMO", { DEMO: "yes" }],
    ["OIDC_CLIENT_ID", { OIDC_ISSUER: "https://id.example" }],
    ["OIDC_ISSUER", { OIDC_EDITORS_GROUP: "editors" }],
    ["OIDC_ISSUER", { SIGN_IN: "both", SMTP_URL: "smtp://mail.example" }],
    ["SMTP_URL", { PUBLIC_URL: "https://yards.example" }],
    ["SMTP_URL", { PUBLIC_URL: "https://yards.example", SMTP_URL: "none" }],
    ["SMTP_URL", { PUBLIC_URL: "https://yards.example", SIGN_IN: "email", SMTP_URL: "none" }],
    ["SMTP_URL", { PUBLIC_URL: "https://notlocalhost" }],
    ["SIGN_IN", { SIGN_IN: "password" }],
    [
      "STRIPE_SECRET_KEY",
      { PUBLIC_URL: "https://yards.example", OIDC_ISSUER: "https://i.example", OIDC_CLIENT_ID: "i" },
    ],
    ["STRIPE_SECRET_KEY", { ...stripe, STRIPE_SECRET_KEY: "pk_test_1" }],
    ["STRIPE_SECRET_KEY", { ...stripe, STRIPE_SECRET_KEY: "" }],
    ["STRIPE_WEBHOOK_SECRET", { ...stripe, STRIPE_WEBHOOK_SECRET: "" }],
    ["STRIPE_WEBHOOK_SECRET", { ...stripe, STRIPE_WEBHOOK_SECRET: "we_12345678" }],
    ["STRIPE_PUBLISHABLE_KEY", { ...stripe, STRIPE_PUBLISHABLE_KEY: "" }],
    ["STRIPE_PUBLISHABLE_KEY", { ...stripe, STRIPE_PUBLISHABLE_KEY: "pk_live_1" }],
    ["STRIPE_API_URL", { ...stripe, STRIPE_API_URL: "https://api.stripe.example" }],
  ])("%s in %j", (name, settings) => {
    const act = () => readEnvironment(settings);
    expect(act).toThrow(SettingsError);
    expect(act).toThrow(new RegExp(`^Setting ${name}: [^\\n]+$`));
  });
});

describe("forgotten settings on a public https address", () => {
  const shop = {
    PUBLIC_URL: "https://yards.example",
    OIDC_ISSUER: "https://id.example",
    OIDC_CLIENT_ID: "shop",
    ...stripe,
    SMTP_URL: "smtp://mail.example",
    ADMIN_EMAILS: "pat@yards.example",
  };

  test.each([
    ["SMTP_URL", "none"],
    ["ADMIN_EMAILS", "*"],
  ])("%s, unless %s says it is meant", (name, meant) => {
    expect(() => readEnvironment({ ...shop, [name]: "" })).toThrow(`${name}=${meant} if you mean it`);
    expect(readEnvironment({ ...shop, [name]: meant }).onlyForThisMachine).toBe(false);
  });

  test("but a group of editors is as good as their addresses", () => {
    const settings = { ...shop, ADMIN_EMAILS: "", OIDC_EDITORS_GROUP: "editors" };
    expect(readEnvironment(settings).OIDC_EDITORS_GROUP).toBe("editors");
  });

  test("and nothing was forgotten", () => {
    const { HOST, ADMIN_EMAILS, standIns } = readEnvironment(shop, false);
    expect({ HOST, ADMIN_EMAILS, standIns }).toEqual({
      HOST: "0.0.0.0",
      ADMIN_EMAILS: ["pat@yards.example"],
      standIns: { identity: false, payments: false, mail: false },
    });
  });
});

const publicShop = {
  ...stripe,
  PUBLIC_URL: "https://yards.example",
  SMTP_URL: "smtp://mail.example",
  ADMIN_EMAILS: "pat@yards.example",
};
const provider = { OIDC_ISSUER: "https://id.example", OIDC_CLIENT_ID: "shop" };

test.each<[string, Record<string, string>, string[], boolean]>([
  ["on localhost", {}, ["demo"], true],
  ["on localhost with a mail server", { SMTP_URL: "smtp://mail.example" }, ["demo"], true],
  ["that is asked for on localhost, with letters for all to read", { SIGN_IN: "email" }, ["email"], true],
  ["on a public address", { ...publicShop }, ["email"], false],
  ["of a demo", { ...publicShop, DEMO: "1" }, ["demo"], true],
  ["with a provider", { ...publicShop, ...provider }, ["oidc"], false],
  ["with both", { ...publicShop, ...provider, SIGN_IN: "both" }, ["email", "oidc"], false],
  ["by e-mail although there is a provider", { ...publicShop, ...provider, SIGN_IN: "email" }, ["email"], false],
])("sign-in %s", (_case, settings, ways, isStandIn) => {
  const { signInWays, standIns } = readEnvironment(settings);
  expect({ signInWays, isStandIn: standIns.identity }).toEqual({ signInWays: ways, isStandIn });
});

test("stand-ins that sign anyone in are for this machine alone, unless DEMO allows everyone", () => {
  const hostOf = (settings: Record<string, string>, isContainer = false) => readEnvironment(settings, isContainer).HOST;
  expect(hostOf({})).toBe("127.0.0.1");
  expect(hostOf({}, true)).toBe("0.0.0.0");
  expect(hostOf({ DEMO: "1" })).toBe("0.0.0.0");
  expect(hostOf({ DEMO: "1", HOST: "10.0.0.1" })).toBe("10.0.0.1");
  expect(() => hostOf({ HOST: "0.0.0.0" })).toThrow(/^Setting HOST: .*DEMO=1/);
  expect(hostOf({ HOST: "0.0.0.0" }, true)).toBe("0.0.0.0");
  expect(readEnvironment({}, true).onlyForThisMachine).toBe(true);
  expect(readEnvironment({ DEMO: "1" }, true).onlyForThisMachine).toBe(false);
});

test("a new installation starts without what its set-up page asks for, closed to everyone else", () => {
  const settings = { PUBLIC_URL: "https://yards.example" };
  expect(readEnvironment(settings, false, true)).toMatchObject({ onlyForThisMachine: true, awaitsSetUp: true });
  expect(readEnvironment({ HOST: "0.0.0.0" }, false, true).onlyForThisMachine).toBe(true);
  expect(readEnvironment({ DEMO: "1" }, false, true).awaitsSetUp).toBe(false);
  expect(() => readEnvironment({ ...settings, PORT: "abc" }, false, true)).toThrow(SettingsError);
});

test("a public site may take test cards only when it says so", () => {
  const settings = { PUBLIC_URL: "https://yards.example", OIDC_ISSUER: "https://id.example", OIDC_CLIENT_ID: "shop" };
  const rest = { SMTP_URL: "none", ADMIN_EMAILS: "*" };
  expect(readEnvironment({ ...settings, ...rest, STRIPE_SECRET_KEY: "none" })).toMatchObject({
    onlyForThisMachine: false,
    standIns: { payments: true },
  });
});

test("a name under localhost is one's own machine", () => {
  const { standIns } = readEnvironment({ PUBLIC_URL: "http://yards.localhost:3000" });
  expect(standIns).toEqual({ identity: true, payments: true, mail: true });
});

test("a public demonstration may use the stand-ins when it says so", () => {
  expect(readEnvironment({ PUBLIC_URL: "https://yards.example", DEMO: "1" }).PUBLIC_URL).toBe("https://yards.example");
});
