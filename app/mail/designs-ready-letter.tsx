import { Button, Column, Img, Link, Row, Section, Text } from "@react-email/components";
import { Fragment } from "react";
import { button, colours, LetterFrame, link, paragraph, Questions, quiet } from "./letter-frame.tsx";

export interface DesignsReadyFacts {
  siteName: string;
  contactEmail: string;
  requestId: number;
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

export function designsReadySubject({ designs, requestId }: DesignsReadyFacts): string {
  const what =
    designs.length === 1 ? "Your landscape design is ready" : `Your ${designs.length} landscape designs are ready`;
  return `${what} (Order ${requestId})`;
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
      {first ? <Lead design={first} photoUrl={facts.photoUrl} /> : null}
      <Thumbnails designs={others.slice(0, 3)} />
      <Section style={{ margin: "24px 0 32px" }}>
        <Button href={facts.resultsUrl} style={button}>
          See my designs
        </Button>
      </Section>
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

/** What they came for: the first design large, and small under it what it was. */
function Lead({ design, photoUrl }: { design: DesignsReadyFacts["designs"][number]; photoUrl: string }) {
  return (
    <>
      <Link href={design.url}>
        <Img
          src={design.largeUrl}
          alt={`Design ${design.number}`}
          width="568"
          style={{ ...picture, marginBottom: 12 }}
        />
      </Link>
      <Row style={{ marginBottom: 12 }}>
        <Column style={{ width: 108 }}>
          <Img src={photoUrl} alt="The photo of your yard" width="96" style={{ ...picture, width: 96 }} />
        </Column>
        <Column>
          <Text style={{ ...quiet, margin: 0 }}>Your yard today</Text>
        </Column>
      </Row>
    </>
  );
}

/** A third of the letter each, their outer edges in line with all else. */
function Thumbnails({ designs }: { designs: DesignsReadyFacts["designs"] }) {
  return (
    <Section>
      <Row>
        {designs.map(({ number, url, thumbnailUrl }, i) => (
          <Column key={number} style={{ padding: `0 ${8 - 4 * i}px 0 ${4 * i}px`, verticalAlign: "top" }}>
            <Link href={url} style={{ ...quiet, ...link, margin: 0 }}>
              <Img src={thumbnailUrl} alt="" width="180" style={picture} />
              Design {number}
            </Link>
          </Column>
        ))}
      </Row>
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
            <Link href={url} style={link}>
              Design {number}
            </Link>
          </Fragment>
        ))}
      </Text>
      <Text style={quiet}>{linksNote}</Text>
    </Section>
  );
}
