import { Column, Img, Link, Row, Section, Text } from "@react-email/components";
import {
  colors,
  LetterButton,
  LetterFrame,
  LetterLink,
  type LetterShop,
  paragraph,
  Questions,
  quiet,
} from "./letter-frame.tsx";

export interface DesignsReadyFacts extends LetterShop {
  contactEmail: string;
  order: string;
  packageName: string;
  prompt: string;
  orderedCount: number;
  /** The interpretation of the wish, line by line; empty when the designer gives none. */
  wishNotes: readonly string[];
  /** As "$3.60": refunded for pictures that could not be made; undefined when all were. */
  refund: string | undefined;
  /** Where a provider's own rules forbade the missing ones: what happened, and what the customer may do. */
  refusal: { words: string; advice: string } | undefined;
  resultsUrl: string;
  /** Leads to the plans to scale; undefined where no design has a plan. */
  packetUrl: string | undefined;
  photoUrl: string;
  /** Of each the addresses of its pictures in the e-mail. */
  designs: { number: number; largeUrl: string; thumbnailUrl: string }[];
}

export function designsReadySubject({ designs, order }: DesignsReadyFacts): string {
  const what =
    designs.length === 1 ? "Your landscape design is ready" : `Your ${designs.length} landscape designs are ready`;
  return `${what} (${order})`;
}

export function designsReadyText(facts: DesignsReadyFacts): string {
  const { designs, orderedCount, packageName, prompt, siteName } = facts;
  return [
    headingOf(facts),
    `Your ${packageName} order, ${countOf(designs.length, orderedCount)}. You wrote:`,
    prompt.replaceAll(/^/gm, "> "),
    ...facts.wishNotes,
    ...(facts.refund ? [refundNote(facts)] : []),
    `${seeWords(facts)}:\n${facts.resultsUrl}`,
    ...(facts.packetUrl ? [`${packetNote}\n${facts.packetUrl}`] : []),
    keepingNote,
    `Questions? Write to ${facts.contactEmail}.\n${siteName}`,
  ].join("\n\n");
}

export function DesignsReadyLetter(facts: DesignsReadyFacts) {
  const { designs, orderedCount, packageName, prompt, siteName } = facts;
  const [first, ...others] = designs;
  const { resultsUrl } = facts;
  return (
    <LetterFrame heading={headingOf(facts)} preview="See your yard, redesigned." siteName={siteName}>
      {first ? <LargeDesign {...first} resultsUrl={resultsUrl} /> : null}
      <Before photoUrl={facts.photoUrl} design={first} />
      <Section style={{ margin: "0 0 28px" }}>
        <LetterButton href={resultsUrl}>{seeWords(facts)}</LetterButton>
      </Section>
      <Prints designs={others.slice(0, printsAtMost)} resultsUrl={resultsUrl} />
      <Text style={paragraph}>
        Your {packageName} order, {countOf(designs.length, orderedCount)}. You wrote:
      </Text>
      <Text
        style={{
          ...paragraph,
          paddingLeft: 16,
          borderLeft: `3px solid ${colors.line}`,
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
      {facts.packetUrl ? (
        <Text style={paragraph}>
          <LetterLink href={facts.packetUrl}>{packetNote}</LetterLink>
        </Text>
      ) : null}
      <Text style={quiet}>{keepingNote}</Text>
      <Questions contactEmail={facts.contactEmail} />
    </LetterFrame>
  );
}

const picture = { width: "100%", height: "auto", borderRadius: 10, backgroundColor: colors.line };

const cell = { ...quiet, margin: 0, width: "50%", verticalAlign: "top" };

const packetNote = "Packet for your builder: plans to scale, plants, stages and costs";

const keepingNote =
  "Download, share and change your designs on their page. This e-mail shows its pictures for 30 days; the designs stay in your account.";

function seeWords({ designs }: DesignsReadyFacts): string {
  return designs.length === 1 ? "See my design" : `See all ${designs.length} designs`;
}

function headingOf({ designs }: DesignsReadyFacts): string {
  return designs.length === 1 ? "Your design is ready" : "Your designs are ready";
}

function refundNote({ refund, orderedCount, refusal, designs }: DesignsReadyFacts): string {
  const missing = orderedCount - designs.length;
  const [what, them] = missing === 1 ? ["One design", "it"] : [`${missing} designs`, "them"];
  const words = `${what} could not be made. We are refunding you ${refund} for ${them}; you do not have to do anything.`;
  return refusal ? `${words} ${refusal.words} ${refusal.advice}` : words;
}

function countOf(made: number, ordered: number): string {
  if (made < ordered) return `${made} of ${ordered} designs`;
  return made === 1 ? "one design" : `${made} designs`;
}

type Shown = DesignsReadyFacts["designs"][number];

function LargeDesign({ number, largeUrl, resultsUrl }: Shown & Pick<DesignsReadyFacts, "resultsUrl">) {
  return (
    <Link href={resultsUrl}>
      <Img src={largeUrl} alt={`Design ${number}`} width="568" style={picture} />
    </Link>
  );
}

function Before({ photoUrl, design }: { photoUrl: string; design: Shown | undefined }) {
  return (
    <Section style={{ margin: "12px 0 20px" }}>
      <Row>
        <Column style={{ width: 120, paddingRight: 16 }}>
          <Img src={photoUrl} alt="The photo of your yard" width="120" style={{ ...picture, width: 120 }} />
        </Column>
        <Column style={{ ...quiet, margin: 0, verticalAlign: "middle" }}>
          {design ? (
            <Text style={{ ...quiet, margin: "0 0 2px", color: colors.ink }}>Above: Design {design.number}</Text>
          ) : null}
          Left: your yard today
        </Column>
      </Row>
    </Section>
  );
}

const printsAtMost = 2;
/** For two equal columns, 10 px apart. */
const gutters = ["0 5px 0 0", "0 0 0 5px"];

/** Always two columns, so that a single picture is no larger than next to another. */
function Prints({ designs, resultsUrl }: Pick<DesignsReadyFacts, "designs" | "resultsUrl">) {
  if (designs.length === 0) return null;
  return (
    <Section style={{ marginBottom: 16 }}>
      <Row>
        {gutters.map((padding, i) => {
          const design = designs[i];
          return (
            <Column key={padding} style={{ ...cell, padding }}>
              {design ? (
                <LetterLink href={resultsUrl}>
                  <Img src={design.thumbnailUrl} alt="" width="279" style={picture} />
                  Design {design.number}
                </LetterLink>
              ) : null}
            </Column>
          );
        })}
      </Row>
    </Section>
  );
}
