import { Link, Text } from "@react-email/components";
import { colours, LetterFrame, paragraph } from "./letter-frame.tsx";

export interface OperatorFacts {
  siteName: string;
  /** What waits for the operator: pictures that no provider makes, a backup that failed; or they try out their mail. */
  cause: "image-provider" | "backup" | "test";
  /** What went wrong, in the provider's terms, without keys or customers' words. */
  message: string;
  /** Pictures that were paid for and wait. */
  waiting: number;
  settingsUrl: string;
}

const headings = {
  "image-provider": "Pictures wait for you",
  backup: "Last night's backup failed",
  test: "A test letter",
};

export function operatorSubject({ siteName, cause }: OperatorFacts): string {
  const heading = headings[cause];
  return `${siteName}: ${heading[0]!.toLowerCase()}${heading.slice(1)}`;
}

export function operatorText(facts: OperatorFacts): string {
  return [...sentencesOf(facts), facts.settingsUrl].join("\n\n");
}

export function OperatorLetter(facts: OperatorFacts) {
  return (
    <LetterFrame
      heading={headings[facts.cause]}
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

function sentencesOf({ cause, message, waiting }: OperatorFacts): string[] {
  if (cause === "test") return ["You asked for this letter at the desk. Letters to customers go the same way."];
  if (cause === "backup") {
    return [
      `The backup could not be made, or not be proven: ${message}`,
      "Earlier backups are kept. It is tried again within the hour, and tomorrow night.",
      "Look at BACKUP_DIR and the room on its disk; npm run backup -- --prove says more.",
    ];
  }
  return [
    `The provider of pictures cannot be used: ${message}`,
    `${waiting === 1 ? "One paid picture waits" : `${waiting} paid pictures wait`}. They are tried again every quarter of an hour, and refunded if nothing has changed after three days.`,
    "Check IMAGE_PROVIDER, IMAGE_MODEL, IMAGE_API_KEY and the account's balance, then restart the server; npm run doctor says more.",
  ];
}
