import type { Mutant } from "./mutant.ts";

const images = "app/providers/images";
const models = `${images}/models`;
const guarded = `${models}/guarded-fetch.server.test.ts`;
const model = `${models}/model-provider.server.test.ts`;
const identity = "app/providers/identity";

/** The outside world: picture models, the picture process, letters, identity. */
export const providerMutants: readonly Mutant[] = [
  {
    name: "fetch-key",
    breaks: "the key goes to any host named in an answer",
    file: `${models}/guarded-fetch.server.ts`,
    text: "if (!own && !(keyForWholeSite && sharesSite(url, base)))",
    replacement: "if (redirects < 0)",
    tests: [`${models}/guarded-fetch-key.server.test.ts`],
  },
  {
    name: "fetch-post",
    breaks: "the customer's photo is sent on to wherever the provider redirects",
    file: `${models}/guarded-fetch.server.ts`,
    text: 'if ((init.method ?? "GET") !== "GET") throw',
    replacement: 'if ((init.method ?? "GET") === "HEAD") throw',
    tests: [guarded],
  },
  {
    name: "fetch-endless",
    breaks: "an answer without end fills the memory piece by piece",
    file: `${models}/guarded-fetch.server.ts`,
    text: "if (size > bytesAtMost) throw",
    replacement: "if (part.length > bytesAtMost) throw",
    tests: [guarded],
  },
  {
    name: "fetch-private-name",
    breaks: "a name that leads into the operator's own network is followed",
    file: `${models}/guarded-fetch.server.ts`,
    text: "addresses.some(({ address }) => isPrivateAddress(address))",
    replacement: "addresses.some(() => isPrivateAddress(hostname))",
    tests: [guarded],
  },
  {
    name: "cgnat",
    breaks: "100.64/10 counts as public",
    file: `${models}/private-address.ts`,
    text: '  ["100.64.0.0", 10],\n',
    replacement: "",
    tests: [guarded],
  },
  {
    name: "model-out-of-money",
    breaks: "an empty account looks like a busy provider, and the operator hears nothing",
    file: `${models}/classify-failure.server.ts`,
    text: "status === 402 || (status === 429 && isOutOfMoney(said))",
    replacement: "status === 402",
    tests: [`${models}/classify-failure.server.test.ts`],
  },
  {
    name: "model-retry-date",
    breaks: "a date in Retry-After is taken as a time span: an hour's wait each time",
    file: `${models}/classify-failure.server.ts`,
    text: "Date.parse(said) - now",
    replacement: "Date.parse(said)",
    tests: [`${models}/classify-failure.server.test.ts`],
  },
  {
    name: "model-better",
    breaks: "of two pictures with a moved house the worse one is delivered",
    file: `${models}/model-provider.server.ts`,
    text: "second.drift.lost <= first.drift.lost",
    replacement: "second.drift.lost > first.drift.lost",
    tests: [model],
  },
  {
    name: "model-unchanged",
    breaks: "a photo that comes back as it was sent is delivered as a design",
    file: `${models}/check-answer.server.ts`,
    text: "if (meanDifference(comparison) < unchangedUpTo)",
    replacement: "if (meanDifference(comparison) < 0)",
    tests: [model],
  },
  {
    name: "model-folder",
    breaks: "every call to a model leaves its files in the temporary folder",
    file: `${models}/model-provider.server.ts`,
    text: "    await rm(folder, { recursive: true, force: true });\n",
    replacement: "",
    tests: [model],
  },
  {
    name: "process-secrets",
    breaks: "what decodes strangers' files knows our secrets",
    file: `${images}/picture-process-client.server.ts`,
    text: "env: environment as NodeJS.ProcessEnv",
    replacement: "env: { ...process.env, ...environment }",
    tests: [`${images}/picture-process-client.server.test.ts`],
  },
  {
    name: "process-waiting",
    breaks: "a task that was given up still counts as waiting: after sixteen nobody can upload",
    file: `${images}/picture-process-client.server.ts`,
    text: "        this.#waiting -= 1;\n",
    replacement: "",
    tests: [`${images}/picture-process-client.server.test.ts`],
  },
  {
    name: "mail-greylisted",
    breaks: "a letter that a server puts off for a minute is given up",
    file: "app/providers/mailer/smtp-mailer.server.ts",
    text: "responseCode >= 500",
    replacement: "responseCode >= 400",
    tests: ["app/providers/mailer"],
  },
  {
    name: "mail-too-long",
    breaks: "an address that no server takes is accepted with the order",
    file: "app/providers/mailer/plain-address.ts",
    text: "text.length <= addressCharactersAtMost && ",
    replacement: "",
    tests: ["app/providers/mailer"],
  },
  {
    name: "identity-nonce",
    breaks: "another login's token is accepted",
    file: `${identity}/check-id-token.ts`,
    text: "if (nonce !== expected.nonce)",
    replacement: "if (nonce === undefined)",
    tests: [identity],
  },
  {
    name: "identity-audience",
    breaks: "a token that was made for several clients is accepted by any of them",
    file: `${identity}/check-id-token.ts`,
    text: "[aud].flat().length === 1 || azp === expected.clientId",
    replacement: "[aud].flat().length > 0",
    tests: [identity],
  },
];
