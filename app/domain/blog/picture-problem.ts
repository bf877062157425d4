import { type PhotoProblem, photoProblemMessages } from "#app/domain/media/photo-problem.ts";

/** What can be wrong with a picture for the blog, and the words for it. Safe in the browser. */

/** What the desk's file inputs offer; the server decides by decoding. */
export const pictureAccept = "image/jpeg,image/png,image/webp,image/avif,image/gif";

export const pictureProblemMessages: Record<PhotoProblem, string> = {
  ...photoProblemMessages,
  missing: "Please choose a picture",
  "wrong-type": "File must be a JPEG, PNG, WebP, AVIF or GIF image",
  "too-many": "Many pictures have been sent today. Please try again tomorrow.",
};

/** Said of a moving picture that was taken. */
export const firstFrameNote = "The picture moves: its first frame was taken.";
