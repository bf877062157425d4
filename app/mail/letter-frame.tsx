import {
  Body,
  Button,
  Container,
  Head,
  Heading,
  Html,
  Img,
  Link,
  Preview,
  Section,
  Text,
} from "@react-email/components";
import { type CSSProperties, createContext, type ReactNode, useContext } from "react";

// Mail programs support neither our stylesheet nor its variables: the tokens of the pages, as values.
export const colors = {
  paper: "#FBFAF5",
  line: "#DED6C4",
  ink: "#1E2A22",
  inkSoft: "#55605A",
  moss: "#2E5B3B",
  clay: "#B6572F",
} as const;

const serif = '"Iowan Old Style", "Palatino Linotype", Palatino, "URW Palladio L", P052, Georgia, serif';
const sans = 'system-ui, -apple-system, "Segoe UI", Roboto, Helvetica, Arial, sans-serif';

export const paragraph: CSSProperties = { margin: "0 0 16px", fontSize: 16, lineHeight: "26px", color: colors.ink };
export const quiet: CSSProperties = {
  ...paragraph,
  margin: "0 0 8px",
  fontSize: 14,
  lineHeight: "22px",
  color: colors.inkSoft,
};
const button: CSSProperties = {
  backgroundColor: colors.moss,
  color: colors.paper,
  padding: "14px 28px",
  borderRadius: 10,
  fontSize: 16,
  fontWeight: 600,
  textDecoration: "none",
};

/** Who writes. A shop without a mark or a color of its own has ours. */
export interface LetterShop {
  siteName: string;
  accent?: string | undefined;
  mark?: { url: string; width: number; height: number } | undefined;
}

/** Given to every letter where it is sent. */
export const ShopOfLetter = createContext<LetterShop>({ siteName: "" });

function useAccent(): string {
  return useContext(ShopOfLetter).accent ?? colors.moss;
}

export function LetterLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link href={href} style={{ color: useAccent(), textDecoration: "underline" }}>
      {children}
    </Link>
  );
}

export function LetterButton({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Button href={href} style={{ ...button, backgroundColor: useAccent() }}>
      {children}
    </Button>
  );
}

interface LetterFrameProps {
  preview: string;
  heading: string;
  siteName: string;
  /** Why the reader gets this e-mail; default: because of an order. */
  reason?: string;
  children: ReactNode;
}

export function LetterFrame({
  preview,
  heading,
  siteName,
  reason = `You're getting this e-mail because you ordered a design at ${siteName}.`,
  children,
}: LetterFrameProps) {
  return (
    <Html lang="en">
      <Head>
        <title>{heading}</title>
        <meta name="color-scheme" content="light" />
      </Head>
      <Preview>{preview}</Preview>
      <Body style={{ margin: 0, backgroundColor: colors.paper, fontFamily: sans }}>
        {/* biome-ignore lint/a11y/useSemanticElements: mail programs drop elements that they do not know */}
        <div role="main">
          <Container style={{ maxWidth: 600, margin: "0 auto", padding: "32px 16px" }}>
            <NameLine siteName={siteName} />
            <Heading
              as="h1"
              style={{ margin: "0 0 16px", fontFamily: serif, fontSize: 28, lineHeight: "34px", color: colors.ink }}
            >
              {heading}
            </Heading>
            {children}
            <Section style={{ borderTop: `1px solid ${colors.line}`, marginTop: 32, paddingTop: 16 }}>
              <Text style={quiet}>{reason}</Text>
            </Section>
          </Container>
        </div>
      </Body>
    </Html>
  );
}

/** A wide mark has the name in it; programs that load no pictures show the name. */
function NameLine({ siteName }: { siteName: string }) {
  const { mark } = useContext(ShopOfLetter);
  const isWide = mark !== undefined && mark.width > mark.height;
  return (
    <Text style={{ margin: "0 0 24px", fontFamily: serif, fontSize: 18, color: useAccent() }}>
      {mark ? (
        <Img
          src={mark.url}
          alt={isWide ? siteName : ""}
          height="40"
          width={Math.round((40 * mark.width) / mark.height)}
          style={{ display: "inline-block", verticalAlign: "middle", marginRight: 12 }}
        />
      ) : null}
      {isWide ? null : siteName}
    </Text>
  );
}

export function Questions({ contactEmail }: { contactEmail: string }) {
  return (
    <Text style={quiet}>
      Questions? Write to <LetterLink href={`mailto:${contactEmail}`}>{contactEmail}</LetterLink>.
    </Text>
  );
}
