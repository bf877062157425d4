import { Column, Row, Section, Text } from "@react-email/components";
import { Fragment } from "react";
import type { InvoiceSheet, Party } from "#app/domain/invoices/invoice-sheet.ts";
import { colors, paragraph, quiet } from "./letter-frame.tsx";

export function invoiceText(sheet: InvoiceSheet): string {
  const { note } = sheet;
  return [
    `${sheet.title} ${sheet.number}`,
    rowsOf(sheet)
      .map(([name, value]) => `${name}: ${value}`)
      .join("\n"),
    ...partiesOf(sheet).map((party) => linesOf(party).join("\n")),
    ...(note ? [note] : []),
  ].join("\n\n");
}

export function InvoiceSection({ sheet }: { sheet: InvoiceSheet }) {
  return (
    <Section style={{ margin: "0 0 24px", padding: "16px", border: `1px solid ${colors.line}` }}>
      <Text style={{ ...paragraph, margin: 0, fontWeight: 600 }}>{`${sheet.title} ${sheet.number}`}</Text>
      {rowsOf(sheet).map(([name, value]) => (
        <Row key={name}>
          <Column style={{ padding: "4px 0" }}>
            <Text style={{ ...quiet, margin: 0 }}>{name}</Text>
          </Column>
          <Column align="right" style={{ padding: "4px 0" }}>
            <Text style={{ ...quiet, margin: 0, color: colors.ink, whiteSpace: "nowrap" }}>{value}</Text>
          </Column>
        </Row>
      ))}
      {partiesOf(sheet).map((party) => (
        <Text key={party.role} style={{ ...quiet, margin: "12px 0 0" }}>
          {linesOf(party).map((line) => (
            <Fragment key={line}>
              {line}
              <br />
            </Fragment>
          ))}
        </Text>
      ))}
      {sheet.note ? <Text style={{ ...quiet, margin: "12px 0 0" }}>{sheet.note}</Text> : null}
    </Section>
  );
}

function partiesOf({ seller, buyer }: InvoiceSheet): Party[] {
  return buyer ? [seller, buyer] : [seller];
}

function rowsOf({ facts, lines, tax, total }: InvoiceSheet): [string, string][] {
  return [...facts, ...lines.map(({ text, amount }): [string, string] => [text, amount]), ...tax, ["Total", total]];
}

function linesOf({ role, name, address, numbers }: Party): string[] {
  return [`${role}:`, name, ...address, ...numbers.map(([of, number]) => `${of}: ${number}`)];
}
