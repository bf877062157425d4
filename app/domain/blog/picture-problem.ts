import { type PhotoProblem, photoProblemMessages } from "#app/domain/media/photo-problem.ts";

/** For the desk's file inputs; the server decides by decoding. */
export const pictureAccept = "image/jpeg,image/png,image/webp,image/avif,image/gif";

export const pictureProblemMessages: Record<PhotoProblem, string> = {
  ...photoProblemMessages,
  missing: "Please choose a picture",
  "wrong-type": "File must be a JPEG, PNG, WebP, AVIF or GIF image",
  "too-many": "Many pictures have been sent today. Please try again tomorrow.",
};

export const firstFrameNote = "The picture moves: its first frame was taken.";
