/** How much sun each bed gets; nothing where that is not known. */
export function BedsInSun({ sun }: { sun: readonly string[] }) {
  if (sun.length === 0) return null;
  return (
    <div className="text-ink-soft text-sm print:mb-1">
      <p>
        Direct sun on a clear day, from what stands in the photo and in the plan; what the photo does not show makes the
        range:
      </p>
      <ul className="list-disc pl-5">
        {sun.map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
    </div>
  );
}
