import { Button, Column, Img, Link, Row, Section, Text } from "@react-email/components";
import { Fragment } from "react";
import { button, colours, LetterFrame, link, paragraph, Questions, quiet } from "./letter-frame.tsx";

export interface DesignsReadyFacts {
  siteName: string;
  contactEmail: string;
  /** How the order is called. */
  order: string;
  packageName: string;
  prompt: string;
  orderedCount: number;
  /** How the wish was read, line by line; none when the designer does not tell. */
  wishNotes: readonly string[];
  /** Money that goes back for pictures that could not be made, as "$3.60"; absent when all are there. */
  refund: string | undefined;
  /** Where a provider's own rules forbade the missing ones: what happened, and what the customer may do. */
  refusal: { words: string; advice: string } | undefined;
  resultsUrl: string;
  /** Signed, at a stored size. */
  photoUrl: string;
  /** Signed, in order of their numbers. */
  designs: { number: number; url: string; largeUrl: string; thumbnailUrl: string }[];
}

export function designsReadySubject({ designs, order }: DesignsReadyFacts): string {
  const what =
    designs.length === 1 ? "Your landscape design is ready" : `Your ${designs.length} landscape designs are ready`;
  return `${what} (${order})`;
}

/** The same letter for those who read plain text. */
export function designsReadyText(facts: DesignsReadyFacts): string {
  const { designs, orderedCount, packageName, prompt, siteName } = facts;
  const links = designs.map(({ number, url }) => `Design ${number}, full size:\n${url}`);
  return [
    headingOf(facts),
    `Your ${packageName} order, ${countOf(designs.length, orderedCount)}. You wrote:`,
    prompt.replaceAll(/^/gm, "> "),
    ...facts.wishNotes,
    ...(facts.refund ? [refundNote(facts)] : []),
    `See your designs:\n${facts.resultsUrl}`,
    links.join("\n\n"),
    linksNote,
    `Questions? Write to ${facts.contactEmail}.\n${siteName}`,
  ].join("\n\n");
}

export function DesignsReadyLetter(facts: DesignsReadyFacts) {
  const { designs, orderedCount, packageName, prompt, siteName } = facts;
  const [first, ...others] = designs;
  return (
    <LetterFrame heading={headingOf(facts)} preview="See your yard, redesigned." siteName={siteName}>
      {first ? <LargeDesign {...first} /> : null}
      <Section style={{ margin: "12px 0 24px" }}>
        <Button href={facts.resultsUrl} style={button}>
          See my designs
        </Button>
      </Section>
      <Prints photoUrl={facts.photoUrl} designs={others.slice(0, 3)} />
      <Text style={paragraph}>
        Your {packageName} order, {countOf(designs.length, orderedCount)}. You wrote:
      </Text>
      <Text
        style={{
          ...paragraph,
          paddingLeft: 16,
          borderLeft: `3px solid ${colours.line}`,
          whiteSpace: "pre-line",
          wordBreak: "break-word",
        }}
      >
        {prompt}
      </Text>
      {facts.wishNotes.map((note) => (
        <Text key={note} style={quiet}>
          {note}
        </Text>
      ))}
      {facts.refund ? <Text style={paragraph}>{refundNote(facts)}</Text> : null}
      <PictureLinks designs={designs} />
      <Questions contactEmail={facts.contactEmail} />
    </LetterFrame>
  );
}

const picture = { width: "100%", height: "auto", borderRadius: 10, backgroundColor: colours.line };

/** Half of a row, its words under its picture. */
const cell = { ...quiet, margin: 0, width: "50%", paddingBottom: 12, verticalAlign: "top" };

const linksNote = "These links work for 30 days, for anyone who has them. Your designs stay in your account.";

function headingOf({ designs }: DesignsReadyFacts): string {
  return designs.length === 1 ? "Your design is ready" : "Your designs are ready";
}

function refundNote({ refund, orderedCount, refusal, designs }: DesignsReadyFacts): string {
  const missing = orderedCount - designs.length;
  const [what, them] = missing === 1 ? ["One design", "it"] : [`${missing} designs`, "them"];
  const told = `${what} could not be made. We are refunding you ${refund} for ${them}; you need not do anything.`;
  return refusal ? `${told} ${refusal.words} ${refusal.advice}` : told;
}

function countOf(made: number, ordered: number): string {
  if (made < ordered) return `${made} of ${ordered} designs`;
  return made === 1 ? "one design" : `${made} designs`;
}

/** What they came for. */
function LargeDesign({ number, url, largeUrl }: DesignsReadyFacts["designs"][number]) {
  return (
    <Link href={url}>
      <Img src={largeUrl} alt={`Design ${number}`} width="568" style={picture} />
    </Link>
  );
}

/** What it was, and more of what became of it: two in a row, so that each is to be seen on a phone. */
function Prints({ photoUrl, designs }: Pick<DesignsReadyFacts, "photoUrl" | "designs">) {
  const prints = [
    <Fragment key="photo">
      <Img src={photoUrl} alt="The photo of your yard" width="280" style={picture} />
      Your yard today
    </Fragment>,
    ...designs.map(({ number, url, thumbnailUrl }) => (
      <Link key={number} href={url} style={link}>
        <Img src={thumbnailUrl} alt="" width="280" style={picture} />
        Design {number}
      </Link>
    )),
  ];
  const pairs = prints.flatMap((print, i) => (i % 2 === 0 ? [[print, prints[i + 1]]] : []));
  return (
    <Section style={{ marginBottom: 16 }}>
      {pairs.map(([left, right], i) => (
        <Row key={i}>
          <Column style={{ ...cell, paddingRight: 6 }}>{left}</Column>
          <Column style={{ ...cell, paddingLeft: 6 }}>{right}</Column>
        </Row>
      ))}
    </Section>
  );
}

function PictureLinks({ designs }: { designs: DesignsReadyFacts["designs"] }) {
  return (
    <Section style={{ marginTop: 24 }}>
      <Text style={quiet}>
        Full size:{" "}
        {designs.map(({ number, url }, i) => (
          <Fragment key={number}>
            {i > 0 ? ", " : null}
            <Link href={url} style={{ ...link, whiteSpace: "nowrap" }}>
              Design {number}
            </Link>
          </Fragment>
        ))}
      </Text>
      <Text style={quiet}>{linksNote}</Text>
    </Section>
  );
}
