import { diffLines, shortenDiff } from "./line-diff.ts";

/** As text. */
export interface ComparedField {
  name: string;
  before: string;
  after: string;
}

interface VersionsComparedProps {
  fields: ComparedField[];
  /** Names of the two versions, as in "saved" and "yours". */
  beforeName: string;
  afterName: string;
  /** Shown when all fields are equal. */
  whenAlike: string;
}

export function VersionsCompared({ fields, beforeName, afterName, whenAlike }: VersionsComparedProps) {
  const differing = fields.filter(({ before, after }) => before !== after);
  if (differing.length === 0) return <p className="text-ink-soft">{whenAlike}</p>;
  return (
    <div className="grid gap-4">
      <p className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
        <span>
          <Mark kind="removed" /> {beforeName}
        </span>
        <span>
          <Mark kind="added" /> {afterName}
        </span>
      </p>
      {differing.map((field) => (
        <div key={field.name} className="min-w-0">
          <h3 className="font-sans text-sm">{field.name}</h3>
          <Lines {...field} beforeName={beforeName} afterName={afterName} />
        </div>
      ))}
    </div>
  );
}

function Lines({ before, after, beforeName, afterName }: ComparedField & { beforeName: string; afterName: string }) {
  const looks = { same: "text-ink-soft", removed: "bg-danger/10", added: "bg-moss/15" };
  const spoken = { same: "", removed: `${beforeName}: `, added: `${afterName}: ` };
  return (
    <div className="mt-1 max-h-[50vh] overflow-auto rounded-md border border-line bg-paper py-1 font-mono text-sm">
      {shortenDiff(diffLines(before || empty, after || empty)).map((line, at) =>
        line ? (
          <p key={at} className={`flex px-3 ${looks[line.kind]}`}>
            <Mark kind={line.kind} />
            <span className="sr-only">{spoken[line.kind]}</span>
            <span dir="auto" className="wrap-anywhere min-w-0 whitespace-pre-wrap">
              {line.text || " "}
            </span>
          </p>
        ) : (
          <p key={at} className="px-3 text-ink-soft" aria-hidden="true">
            ⋯
          </p>
        ),
      )}
    </div>
  );
}

const empty = "(nothing)";

function Mark({ kind }: { kind: "same" | "removed" | "added" }) {
  const signs = { same: " ", removed: "−", added: "+" };
  const looks = { same: "", removed: "text-danger", added: "text-moss" };
  return (
    <span aria-hidden="true" className={`inline-block w-5 shrink-0 font-mono ${looks[kind]}`}>
      {signs[kind]}
    </span>
  );
}
