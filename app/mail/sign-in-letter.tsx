import { Section, Text } from "@react-email/components";
import { LetterButton, LetterFrame, type LetterShop, paragraph, quiet } from "./letter-frame.tsx";

export interface SignInFacts extends LetterShop {
  contactEmail: string;
  /** Six digits. */
  code: string;
  url: string;
  minutes: number;
}

export function signInSubject({ code, siteName }: SignInFacts): string {
  return `${code} is your code for ${siteName}`;
}

export function signInText(facts: SignInFacts): string {
  return [
    headingOf(facts),
    `Your code: ${facts.code}`,
    `Or open this in the browser where you asked for it:\n${facts.url}`,
    ...notesOf(facts),
    facts.siteName,
  ].join("\n\n");
}

export function SignInLetter(facts: SignInFacts) {
  return (
    <LetterFrame
      heading={headingOf(facts)}
      preview={`Your code is ${facts.code}.`}
      siteName={facts.siteName}
      reason={`You're getting this e-mail because someone typed your address to log in at ${facts.siteName}.`}
    >
      <Text style={paragraph}>Type this code where you asked for it:</Text>
      <Text style={{ ...paragraph, fontSize: 34, lineHeight: "44px", letterSpacing: 6, fontWeight: 600 }}>
        {facts.code}
      </Text>
      <Text style={paragraph}>Or, in the browser where you asked for it:</Text>
      <Section style={{ margin: "24px 0" }}>
        <LetterButton href={facts.url}>Log in</LetterButton>
      </Section>
      {notesOf(facts).map((note) => (
        <Text key={note} style={quiet}>
          {note}
        </Text>
      ))}
    </LetterFrame>
  );
}

function headingOf({ siteName }: SignInFacts): string {
  return `Log in to ${siteName}`;
}

function notesOf({ minutes, contactEmail }: SignInFacts): string[] {
  return [
    `Both work once, within ${minutes} minutes.`,
    "Tell no one the code: we never ask for it. If you did not want to log in, do nothing; without this e-mail no one can.",
    `Questions? Write to ${contactEmail}.`,
  ];
}
