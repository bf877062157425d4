import type { ReactNode } from "react";
import { ownPicture } from "../gallery/own-picture.ts";
import { MediaPicture } from "../media-picture.tsx";

interface LoginFrameProps {
  title: string;
  intro: ReactNode;
  children: ReactNode;
}

/** A page of the sign-in, beside a picture where there is room. */
export function LoginFrame({ title, intro, children }: LoginFrameProps) {
  return (
    <div className="mx-auto grid max-w-page items-center gap-10 px-5 pt-8 pb-14 sm:px-8 md:grid-cols-[minmax(0,1fr)_minmax(0,26rem)] md:gap-16 md:py-16">
      <div className="max-w-lg">
        <h1>{title}</h1>
        <p className="mt-3 font-serif text-ink-soft text-lg">{intro}</p>
        {children}
      </div>
      <figure className="max-md:hidden">
        <MediaPicture
          {...ownPicture("flower-borders-2")}
          alt=""
          // Cropped to 26rem by its height, the picture itself is 42rem wide.
          sizes="42rem"
          pixelsAtMost={960}
          hiddenIn="(max-width: 47.99rem)"
          className="aspect-5/6 rounded-2xl! object-cover shadow-soft"
        />
        <figcaption className="mt-3 text-ink-soft text-sm">Flower borders, drawn into a photo of this house</figcaption>
      </figure>
    </div>
  );
}
