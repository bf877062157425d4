import { Text } from "@react-email/components";
import { LetterFrame, type LetterShop, paragraph, Questions } from "./letter-frame.tsx";

export interface WithdrawalFacts extends LetterShop {
  contactEmail: string;
  order: string;
  /** As typed. */
  name: string;
  email: string;
  receivedAt: number;
  outcome: "accepted" | "delivered" | "late";
  /** A coupon covered the whole price. */
  isFree: boolean;
  isGift: boolean;
}

export function withdrawalSubject({ order }: WithdrawalFacts): string {
  return `We received your withdrawal (${order})`;
}

export function withdrawalText(facts: WithdrawalFacts): string {
  return [heading, ...sentencesOf(facts), `Questions? Write to ${facts.contactEmail}.\n${facts.siteName}`].join("\n\n");
}

export function WithdrawalLetter(facts: WithdrawalFacts) {
  return (
    <LetterFrame heading={heading} preview={`About ${facts.order}.`} siteName={facts.siteName}>
      {sentencesOf(facts).map((sentence) => (
        <Text key={sentence} style={paragraph}>
          {sentence}
        </Text>
      ))}
      <Questions contactEmail={facts.contactEmail} />
    </LetterFrame>
  );
}

const heading = "We received your withdrawal";

function sentencesOf({ order, name, email, receivedAt, outcome, isFree, isGift }: WithdrawalFacts): string[] {
  return [
    `On ${timeFormat.format(receivedAt)} you told us: “I, ${name} (${email}), withdraw from the contract about ${order}.”`,
    isGift ? giftOutcomes[outcome] : outcome === "accepted" && isFree ? freeAccepted : outcomes[outcome],
  ];
}

const freeAccepted = "The contract has ended. It cost you nothing, so nothing is refunded.";

const outcomes: Record<WithdrawalFacts["outcome"], string> = {
  accepted:
    "The contract has ended. What you paid and have not got back yet returns the way you paid it; a further e-mail confirms it. You need not do anything.",
  delivered:
    "When you paid, you asked us to begin at once and confirmed that your right of withdrawal ends with delivery. Your designs had been delivered by then, so the contract stays as it is. If something is wrong with them, please write to us.",
  late: "The 14 days in which you could withdraw had ended by then, so the contract stays as it is. If something is wrong with your designs, please write to us.",
};

const giftOutcomes: Record<WithdrawalFacts["outcome"], string> = {
  accepted: `${outcomes.accepted} The code no longer works.`,
  delivered:
    "The code of your gift had been used by then, so the contract stays as it is. If something is wrong, please write to us.",
  late: outcomes.late,
};

// The customer's time zone is unknown.
const timeFormat = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeStyle: "long", timeZone: "UTC" });
