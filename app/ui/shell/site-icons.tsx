import { href } from "react-router";
import { type Mark, markAddress, touchIconAddress } from "#app/domain/shop/mark.ts";

/** In the head: the shop's square mark, else ours. */
export function SiteIcons({ mark }: { mark: Mark | undefined }) {
  if (!mark) {
    return (
      <>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      </>
    );
  }
  return (
    <>
      <link rel="icon" href={markAddress(mark)} type="image/png" />
      <link rel="apple-touch-icon" href={touchIconAddress(mark)} />
      <link rel="manifest" href={href("/manifest.webmanifest")} />
    </>
  );
}
