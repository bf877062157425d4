import { Section, Text } from "@react-email/components";
import { LetterButton, LetterFrame, type LetterShop, paragraph, Questions } from "./letter-frame.tsx";

export interface GiftFacts extends LetterShop {
  contactEmail: string;
  code: string;
  package: string;
  /** Null where nobody wrote one. */
  message: string | null;
  /** Where a design is ordered. */
  url: string;
}

export function giftSubject({ siteName }: GiftFacts): string {
  return `A design of your yard, as a gift from ${siteName}`;
}

export function giftText(facts: GiftFacts): string {
  const { code, url, contactEmail, siteName } = facts;
  return [
    heading,
    ...sentencesOf(facts),
    `Your code: ${code}`,
    `Start here:\n${url}`,
    `Questions? Write to ${contactEmail}.\n${siteName}`,
  ].join("\n\n");
}

export function GiftLetter(facts: GiftFacts) {
  const { siteName, code, url, contactEmail } = facts;
  return (
    <LetterFrame
      heading={heading}
      preview={`Your code is ${code}.`}
      siteName={siteName}
      reason={`You're getting this e-mail because you were given a design by ${siteName}.`}
    >
      {sentencesOf(facts).map((sentence) => (
        <Text key={sentence} style={paragraph}>
          {sentence}
        </Text>
      ))}
      <Text style={{ ...paragraph, fontSize: 28, lineHeight: "36px", fontWeight: 600 }}>{code}</Text>
      <Section style={{ margin: "24px 0" }}>
        <LetterButton href={url}>Design my yard</LetterButton>
      </Section>
      <Questions contactEmail={contactEmail} />
    </LetterFrame>
  );
}

const heading = "A design of your yard, as a gift";

function sentencesOf({ message, ...gift }: GiftFacts): string[] {
  return [
    ...(message ? [`“${message}”`] : []),
    `Upload a photo of your yard, choose the package ${gift.package}, and enter this code where you would pay. It covers one order whole; no card is needed. It does not expire.`,
  ];
}
