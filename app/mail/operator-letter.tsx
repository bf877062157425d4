import { Link, Text } from "@react-email/components";
import { colours, LetterFrame, paragraph } from "./letter-frame.tsx";

export interface OperatorFacts {
  siteName: string;
  /** What went wrong, in the provider's terms, without keys or customers' words. */
  message: string;
  /** Pictures that were paid for and wait. */
  waiting: number;
  settingsUrl: string;
}

export function operatorSubject({ siteName }: OperatorFacts): string {
  return `${siteName}: pictures wait for you`;
}

export function operatorText(facts: OperatorFacts): string {
  return [...sentencesOf(facts), facts.settingsUrl].join("\n\n");
}

export function OperatorLetter(facts: OperatorFacts) {
  return (
    <LetterFrame
      heading="Pictures wait for you"
      preview={facts.message}
      siteName={facts.siteName}
      reason={`You get this letter because you run ${facts.siteName}.`}
    >
      {sentencesOf(facts).map((sentence) => (
        <Text key={sentence} style={paragraph}>
          {sentence}
        </Text>
      ))}
      <Text style={paragraph}>
        <Link href={facts.settingsUrl} style={{ color: colours.moss }}>
          The installation's settings
        </Link>
      </Text>
    </LetterFrame>
  );
}

function sentencesOf({ message, waiting }: OperatorFacts): string[] {
  return [
    `The provider of pictures cannot be used: ${message}`,
    `${waiting === 1 ? "One paid picture waits" : `${waiting} paid pictures wait`}. They are tried again every quarter of an hour, and refunded if nothing has changed after three days.`,
    "Check IMAGE_PROVIDER, IMAGE_MODEL, IMAGE_API_KEY and the account's balance, then restart the server; npm run doctor says more.",
  ];
}
