import { Text } from "@react-email/components";
import { LetterFrame, LetterLink, type LetterShop, paragraph } from "./letter-frame.tsx";

export interface OperatorFacts extends LetterShop {
  /** "test": the operator tries out their mail settings. */
  cause: "image-provider" | "model" | "backup" | "jobs-given-up" | "jobs-late" | "disk" | "withdrawal" | "test";
  /** In the provider's terms, without keys or customers' words. */
  message: string;
  waiting: number;
  pageUrl: string;
}

const headings: Record<OperatorFacts["cause"], string> = {
  "image-provider": "Pictures wait for you",
  model: "A model ends",
  backup: "Last night's backup failed",
  "jobs-given-up": "Something was given up",
  "jobs-late": "Work is late",
  disk: "The disk fills up",
  withdrawal: "A withdrawal waits for you",
  test: "A test e-mail",
};

export function operatorSubject({ siteName, cause }: OperatorFacts): string {
  const heading = headings[cause];
  return `${siteName}: ${heading[0]!.toLowerCase()}${heading.slice(1)}`;
}

export function operatorText(facts: OperatorFacts): string {
  return [...sentencesOf(facts), facts.pageUrl].join("\n\n");
}

export function OperatorLetter(facts: OperatorFacts) {
  return (
    <LetterFrame
      heading={headings[facts.cause]}
      preview={facts.message}
      siteName={facts.siteName}
      reason={`You're getting this e-mail because you run ${facts.siteName}.`}
    >
      {sentencesOf(facts).map((sentence) => (
        <Text key={sentence} style={paragraph}>
          {sentence}
        </Text>
      ))}
      <Text style={paragraph}>
        <LetterLink href={facts.pageUrl}>Look at it at the desk</LetterLink>
      </Text>
    </LetterFrame>
  );
}

function sentencesOf({ cause, message, waiting }: OperatorFacts): string[] {
  if (cause === "test") return ["You asked for this e-mail at the desk. E-mails to customers go the same way."];
  if (cause === "backup") {
    return [
      `The backup could not be made, or not be proven: ${message}`,
      "Earlier backups are kept. It is tried again within the hour, and tomorrow night.",
      "Look at BACKUP_DIR and the room on its disk; npm run backup -- --prove says more.",
    ];
  }
  if (cause === "jobs-given-up") {
    return [
      `These jobs ran out of tries: ${message}`,
      "A picture that was given up is refunded by itself; an e-mail or a refund waits for you.",
    ];
  }
  if (cause === "jobs-late") {
    return [
      message,
      "Either there is more work than this server can do at once, or nothing works: does the server run with RUN_JOBS=1?",
    ];
  }
  if (cause === "model") {
    return [
      message,
      "Without it, pictures are drawn by the built-in designer where IMAGE_FALLBACK_AFTER allows it, else refunded after six hours; wishes are read by the built-in reader.",
      "Change the setting and restart the server; npm run doctor asks the provider for it.",
    ];
  }
  if (cause === "withdrawal") {
    return [`A customer withdrew from a contract. ${message}`, "Shop, Law lists what was written; please answer it."];
  }
  if (cause === "disk") {
    return [message, "npm run doctor names what takes the most. When nothing is left, orders and uploads are refused."];
  }
  return [
    `The provider of pictures cannot be used: ${message}`,
    `${waiting === 1 ? "One paid picture waits" : `${waiting} paid pictures wait`}. They are tried again every quarter of an hour, and refunded if nothing has changed after three days.`,
    "Check IMAGE_PROVIDER, IMAGE_MODEL, IMAGE_API_KEY and the account's balance, then restart the server; npm run doctor says more.",
  ];
}
