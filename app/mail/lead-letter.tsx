import { Text } from "@react-email/components";
import { LetterFrame, LetterLink, type LetterShop, paragraph } from "./letter-frame.tsx";

export interface LeadFacts extends LetterShop {
  /** As typed. */
  lead: { name: string; contact: string; message: string; requestId: number | null; page: string | null };
  pageUrl: string;
  /** Works for a while. */
  photoUrl: string | undefined;
}

export function leadSubject({ siteName }: LeadFacts): string {
  return `${siteName}: somebody would like to hear from you`;
}

export function leadText(facts: LeadFacts): string {
  const photo = facts.photoUrl ? [`With a photo: ${facts.photoUrl}`] : [];
  return [fromOf(facts), facts.lead.message, ...photo, facts.pageUrl].join("\n\n");
}

export function LeadLetter(facts: LeadFacts) {
  return (
    <LetterFrame
      heading="Somebody would like to hear from you"
      preview={fromOf(facts)}
      siteName={facts.siteName}
      reason={`You're getting this e-mail because you run ${facts.siteName}.`}
    >
      <Text style={paragraph}>{fromOf(facts)}</Text>
      <Text style={{ ...paragraph, whiteSpace: "pre-line" }}>{facts.lead.message}</Text>
      {facts.photoUrl ? (
        <Text style={paragraph}>
          <LetterLink href={facts.photoUrl}>The photo that came with it</LetterLink>
        </Text>
      ) : null}
      <Text style={paragraph}>
        <LetterLink href={facts.pageUrl}>Look at it at the desk</LetterLink>
      </Text>
    </LetterFrame>
  );
}

function fromOf({ lead: { name, contact, requestId, page } }: LeadFacts): string {
  const order = requestId === null ? "an order that is gone" : `order ${requestId}`;
  return `${name} (${contact}) wrote on ${page ?? `a page that shares ${order}`}:`;
}
