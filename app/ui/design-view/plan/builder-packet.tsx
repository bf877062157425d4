import { type PaperName, paperNames, papers } from "#app/domain/plans/packet/paper.ts";
import type { PlanSheet } from "#app/domain/plans/plan-sheet.ts";
import { Fold } from "../../fold.tsx";

/** Files for those who build it; paper that is usual with the customer's unit comes first. */
export function BuilderPacket({ sheet, address }: { sheet: PlanSheet; address: string }) {
  const sorted: readonly PaperName[] = sheet.unit === "m" ? ["a4", "a3", "letter", "11x17"] : paperNames;
  const pdfs = (kind: string, what: string) =>
    sorted.map((paper) => ({
      to: `${address}/${kind}-${paper}.pdf`,
      words: papers[paper].label,
      label: `${what} of ${sheet.words} as PDF, ${papers[paper].label}`,
    }));
  const drawings = [
    { to: `${address}/plan.dxf`, words: "DXF", label: `Plan of ${sheet.words} as DXF` },
    { to: `${address}/plan-${sorted[0]}.svg`, words: "SVG to scale", label: `Plan of ${sheet.words} as SVG to scale` },
    { to: sheet.addresses.list, words: "CSV", label: `List of ${sheet.words} as CSV for a builder` },
  ];
  return (
    <div id="packet" className="scroll-mt-24 print:hidden">
      <Fold title="Packet for your builder" about="to scale" hint="Plans to scale, schedules, stages, costs and care">
        <p className="text-ink-soft text-sm">
          Planting plan and dimensions to a true scale, plants by number, stages, usual costs to be checked by a
          contractor, and care by month. Every sheet says how exact it is.
        </p>
        <dl className="mt-3 grid gap-1">
          <Files name="Packet (PDF)" files={pdfs("packet", "Packet")} />
          <Files name="Two pages for an HOA (PDF)" files={pdfs("hoa", "Two pages for an HOA")} />
          <Files name="For programs" files={drawings} />
        </dl>
      </Fold>
    </div>
  );
}

function Files({ name, files }: { name: string; files: readonly { to: string; words: string; label: string }[] }) {
  return (
    <div>
      <dt className="font-medium text-sm">{name}</dt>
      <dd className="m-0 flex flex-wrap gap-x-5">
        {files.map(({ to, words, label }) => (
          <a key={to} href={to} className="inline-flex min-h-11 items-center font-medium text-moss" aria-label={label}>
            {words}
          </a>
        ))}
      </dd>
    </div>
  );
}
