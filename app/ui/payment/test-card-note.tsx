/** The test gateway's card numbers. */
export function TestCardNote({ cards }: { cards: readonly { number: string; meaning: string }[] }) {
  return (
    <div className="mt-6 rounded-lg bg-sky px-4 py-3 text-sm">
      <h3 id="test-cards-heading" className="font-medium font-sans text-sm">
        Test payments: no real money
      </h3>
      <p className="mt-1">Use one of these numbers, any future date and any security code.</p>
      <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-4 text-xs">
        {cards.map(({ number, meaning }) => (
          <div key={number} className="contents">
            <dt className="font-mono tabular-nums">{number.replace(/(.{4})(?=.)/g, "$1 ")}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
