import { Text } from "@react-email/components";
import { LetterFrame, type LetterShop, paragraph } from "./letter-frame.tsx";

export interface JoinedFacts extends LetterShop {
  contactEmail: string;
  /** As in "Log in with {way}". */
  way: string;
  address: string;
}

const heading = "A second way to log in";

export function joinedSubject({ siteName }: JoinedFacts): string {
  return `${siteName}: a second way to log in to your account`;
}

export function joinedText(facts: JoinedFacts): string {
  return [heading, ...sentencesOf(facts), facts.siteName].join("\n\n");
}

export function JoinedLetter(facts: JoinedFacts) {
  return (
    <LetterFrame
      heading={heading}
      preview={`You logged in with ${facts.way}.`}
      siteName={facts.siteName}
      reason={`You're getting this e-mail because you have an account at ${facts.siteName}.`}
    >
      {sentencesOf(facts).map((sentence) => (
        <Text key={sentence} style={paragraph}>
          {sentence}
        </Text>
      ))}
    </LetterFrame>
  );
}

function sentencesOf({ way, address, contactEmail }: JoinedFacts): string[] {
  return [
    `You logged in with ${way} for the first time. Because it proved that ${address} is yours, as your account knew, it opened the account you already have. From now on you can log in either way.`,
    `If that was not you, please write to ${contactEmail}.`,
  ];
}
