import type { FrontMatter } from "../front-matter/front-matter-value.ts";

/** A post or page of another program, with the fields that `describePost` reads. */
export interface ExportedEntry {
  place: "post" | "page";
  /** Its old address or its title, to name it. */
  name: string;
  fields: FrontMatter;
  html: string;
  /** Reasons for a draft. */
  doubts: string[];
}

/** What an export says about its site before the entries are read. */
export interface ExportedSite {
  /** With its path, if it is known. */
  address: string | undefined;
  /** Hosts that have its pictures. */
  hosts: string[];
  entries: AsyncIterable<ExportedEntry>;
  /** Of what was left out or could not be read; complete when all entries have been read. */
  notes: string[];
}
