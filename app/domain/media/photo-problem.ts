/** What can be wrong with an uploaded picture, and the words for it. Safe in the browser. */

export const photoBytesAtMost = 20 * 1024 * 1024;

export const photoAccept = "image/jpeg,image/png,.jpg,.jpeg,.png";

export const photoHint =
  "JPEG or PNG, up to 20 MB. Stand back and get the ground and the house in the frame, and nobody in it.";

export type PhotoProblem =
  | "missing"
  | "empty"
  | "wrong-type"
  | "too-large"
  | "too-many-pixels"
  | "too-small"
  | "too-narrow"
  | "damaged"
  | "too-many"
  | "unavailable";

export const photoProblemMessages: Record<PhotoProblem, string> = {
  missing: "Please upload a photo of your yard",
  empty: "This file is empty. Please choose another photo.",
  "wrong-type": "File must be a JPEG or PNG image",
  "too-large": "File must be less than 20MB",
  "too-many-pixels":
    "This photo has too many pixels (at most 100 megapixels, 32 when it is progressive or interlaced). Please choose a smaller one.",
  "too-small": "This photo is too small. Please choose one with at least 32 pixels on each side.",
  "too-narrow": "This photo is too narrow. Please choose one that is at most 10 times as long as it is wide.",
  damaged: "This photo is damaged or incomplete. Please upload it again or choose another one.",
  "too-many": "You have sent many photos in a short time. Please wait a while before you send another one.",
  unavailable: "We could not look at your photo just now. Please try again in a moment.",
};

export const photoProblemStatuses: Record<PhotoProblem, number> = {
  missing: 400,
  empty: 400,
  "wrong-type": 415,
  "too-large": 413,
  "too-many-pixels": 422,
  "too-small": 422,
  "too-narrow": 422,
  damaged: 422,
  "too-many": 429,
  unavailable: 503,
};
