import { Text } from "@react-email/components";
import { LetterFrame, LetterLink, type LetterShop, paragraph } from "./letter-frame.tsx";

export interface LeadFacts extends LetterShop {
  /** As typed. */
  lead: { name: string; contact: string; message: string; requestId: number | null };
  pageUrl: string;
}

export function leadSubject({ siteName }: LeadFacts): string {
  return `${siteName}: somebody would like to hear from you`;
}

export function leadText(facts: LeadFacts): string {
  return [fromOf(facts), facts.lead.message, facts.pageUrl].join("\n\n");
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
      <Text style={paragraph}>
        <LetterLink href={facts.pageUrl}>Look at it at the desk</LetterLink>
      </Text>
    </LetterFrame>
  );
}

function fromOf({ lead: { name, contact, requestId } }: LeadFacts): string {
  const where = requestId === null ? "an order that is gone" : `order ${requestId}`;
  return `${name} (${contact}) wrote on a page that shares ${where}:`;
}
