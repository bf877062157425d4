import { type CanvasRule, multipleOf, oneOfRatios, oneOfSizes } from "./canvas.ts";

export type PictureModelKind = "openai" | "google" | "black-forest-labs" | "openai-compatible";

export interface PictureModelSettings {
  kind: PictureModelKind;
  model?: string;
  apiKey?: string;
  baseUrl?: string;
  /** Of what a server of one's own is asked for; diffusion models shift and zoom above what they were trained on. */
  megapixels?: number;
  /** OpenAI's quality, which decides the price; Gemini makes twice the size for `high`. */
  quality?: "low" | "medium" | "high";
  /** The model makes the built-in designer's drawing photo-real instead of designing. */
  followsPlan?: boolean;
}

export interface PictureModelTraits {
  /** As customers read it: "We send your photo to ...". */
  label: string;
  baseUrl: string;
  model: string;
  takesMask: boolean;
  /** Whether a drawing and the photo it was put into can both be sent. */
  takesTwo: boolean;
  /** Which sizes it can make; a photo of other proportions is sent with a margin, which is cut off again. */
  canvas: CanvasRule;
  asks: "size" | "aspectRatio" | "aspectRatioAndSize" | "frame" | "nothing";
  keyForWholeSite: boolean;
}

/** What GPT Image 1 makes. */
const gptImagePresets = oneOfSizes([
  [1024, 1024],
  [1536, 1024],
  [1024, 1536],
]);
/** From GPT Image 2 on: https://developers.openai.com/api/docs/guides/image-generation */
const gptImageCustom = multipleOf(16, { leastArea: 655_360, greatestRatio: 3 });
const takesCustomSizes = /^gpt-image-(?:[2-9]|\d\d)/;

/** Every Gemini image model makes these; the capability table of the `@ai-sdk/google` package. */
const geminiRatios = ["1:1", "3:2", "2:3", "4:3", "3:4", "5:4", "4:5", "16:9", "9:16", "21:9"];
const panoramas = ["4:1", "1:4", "8:1", "1:8"];
const makesPanoramas = /^gemini-nano-banana-2/;
/** Gemini 2.5's image model makes one size. */
const takesNoImageSize = /^gemini-2\./;

/** FLUX.2 and later take a width and height and several pictures; Kontext takes the first picture's proportions. */
const isFlux2 = (model: string) => /^flux-(?:[2-9]|\d\d)/.test(model);

interface ProviderDefaults extends Omit<PictureModelTraits, "model" | "canvas" | "takesTwo" | "asks"> {
  model?: string;
  takesTwo: (model: string) => boolean;
  canvas: (model: string, megapixels?: number) => CanvasRule;
  asks: (model: string) => PictureModelTraits["asks"];
}

/** Defaults were looked up on 2026-11-27; doctor, start and the desk report one that the provider retires. */
export const pictureModelDefaults: Record<PictureModelKind, ProviderDefaults> = {
  openai: {
    label: "OpenAI",
    baseUrl: "https://api.openai.com/v1",
    model: "gpt-image-2.6-flare",
    takesMask: true,
    takesTwo: () => true,
    canvas: (model) => (takesCustomSizes.test(model) ? gptImageCustom : gptImagePresets),
    asks: () => "size",
    keyForWholeSite: false,
  },
  google: {
    label: "Google Gemini",
    baseUrl: "https://generativelanguage.googleapis.com/v1beta",
    model: "gemini-nano-banana-2.1",
    takesMask: false,
    takesTwo: () => true,
    canvas: (model) => oneOfRatios(makesPanoramas.test(model) ? [...geminiRatios, ...panoramas] : geminiRatios),
    asks: (model) => (takesNoImageSize.test(model) ? "aspectRatio" : "aspectRatioAndSize"),
    keyForWholeSite: false,
  },
  "black-forest-labs": {
    label: "Black Forest Labs",
    baseUrl: "https://api.bfl.ai/v1",
    model: "flux-2-pro",
    takesMask: false,
    takesTwo: isFlux2,
    // Its sides are at least 256 pixels.
    canvas: () => multipleOf(32, { leastArea: 4 * 256 ** 2, greatestRatio: 4 }),
    asks: (model) => (isFlux2(model) ? "frame" : "nothing"),
    keyForWholeSite: true,
  },
  "openai-compatible": {
    label: "a picture model of this site's operator",
    baseUrl: "",
    takesMask: true,
    takesTwo: () => false,
    canvas: (_, megapixels = 1) => multipleOf(32, { greatestArea: megapixels * 1024 ** 2 }),
    asks: () => "size",
    keyForWholeSite: false,
  },
};

/** @throws when an own server is configured without an address or a model */
export function traitsOf({ kind, model, baseUrl, megapixels }: PictureModelSettings): PictureModelTraits {
  const defaults = pictureModelDefaults[kind];
  const chosen = model ?? defaults.model;
  const base = (baseUrl ?? defaults.baseUrl).replace(/\/+$/, "");
  if (!chosen || !base) throw new Error(`${kind} needs an address and a model`);
  return {
    ...defaults,
    model: chosen,
    baseUrl: base,
    canvas: defaults.canvas(chosen, megapixels),
    takesTwo: defaults.takesTwo(chosen),
    asks: defaults.asks(chosen),
  };
}
