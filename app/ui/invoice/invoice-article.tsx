import type { InvoiceSheet, Pair, Party } from "#app/domain/invoices/invoice-sheet.ts";

/** A page of its own on paper. */
export function InvoiceArticle({ sheet }: { sheet: InvoiceSheet }) {
  const { title, number, facts, seller, buyer, lines, tax, total, note } = sheet;
  return (
    <article
      aria-labelledby={number}
      className="grid gap-8 rounded-lg border border-line bg-raised p-5 sm:p-10 print:break-after-page print:border-0 print:p-0 print:last:break-after-auto"
    >
      <header className="flex flex-wrap justify-between gap-x-12 gap-y-6 sm:flex-nowrap print:flex-nowrap">
        <div>
          <h2 id={number} className="text-2xl">
            {`${title} ${number}`}
          </h2>
          <dl className="mt-3 grid grid-cols-[auto_auto] justify-start gap-x-6 gap-y-1">
            {facts.map((fact) => (
              <Fact key={fact[0]} fact={fact} />
            ))}
          </dl>
        </div>
        <PartyBlock party={seller} />
      </header>
      {buyer ? <PartyBlock party={buyer} /> : null}
      <table className="w-full">
        <thead>
          <tr className="border-ink border-b text-left text-sm">
            <th scope="col" className="py-2 font-medium">
              What
            </th>
            <th scope="col" className="py-2 text-right font-medium">
              Amount
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ text, amount }) => (
            <tr key={text} className="border-line border-b">
              <td className="wrap-anywhere py-3 pr-6">{text}</td>
              <td className="whitespace-nowrap py-3 text-right tabular-nums">{amount}</td>
            </tr>
          ))}
        </tbody>
        <tfoot className="tabular-nums">
          {tax.map(([name, amount]) => (
            <tr key={name} className="text-ink-soft">
              <th scope="row" className="pt-2 pr-6 text-right font-normal">
                {name}
              </th>
              <td className="whitespace-nowrap pt-2 text-right">{amount}</td>
            </tr>
          ))}
          <tr className="font-semibold text-lg">
            <th scope="row" className="pt-2 pr-6 text-right font-semibold">
              Total
            </th>
            <td className="whitespace-nowrap pt-2 text-right">{total}</td>
          </tr>
        </tfoot>
      </table>
      {note ? <p className="max-w-measure">{note}</p> : null}
    </article>
  );
}

function PartyBlock({ party }: { party: Party }) {
  return (
    <section aria-label={party.role} className="wrap-anywhere min-w-0">
      <p className="text-ink-soft text-sm">{party.role}</p>
      <p className="font-medium">{party.name}</p>
      {party.address.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {party.numbers.map(([name, number]) => (
        <p key={name} className="mt-1 text-ink-soft text-sm">{`${name}: ${number}`}</p>
      ))}
    </section>
  );
}

function Fact({ fact: [name, value] }: { fact: Pair }) {
  return (
    <>
      <dt className="text-ink-soft">{name}</dt>
      <dd className="m-0">{value}</dd>
    </>
  );
}
