import type { SignedInUser } from "#app/domain/accounts/signed-in-user.ts";
import type { OwnPage } from "#app/domain/pages/named-pages.ts";
import { NameLine } from "./name-line.tsx";
import { SiteHeader } from "./site-header.tsx";
import { StandInBanner, type StandIns } from "./stand-in-banner.tsx";

export interface SiteTopProps {
  /** Of its words, where the page is in another language. */
  lang: string | undefined;
  siteName: string;
  user: SignedInUser | null;
  mayEdit: boolean;
  /** The operator's own pages in the menu. */
  menuPages: readonly OwnPage[] | undefined;
  standIns: StandIns | undefined;
  /** The page has nothing around it but a name. */
  alone: boolean;
}

export function SiteTop({ alone, standIns, ...header }: SiteTopProps) {
  return (
    <>
      {alone ? <NameLine siteName={header.siteName} /> : <SiteHeader {...header} />}
      {standIns ? <StandInBanner {...standIns} /> : null}
    </>
  );
}
