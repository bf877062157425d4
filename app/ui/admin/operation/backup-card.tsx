import { DeskCard } from "../desk-page.tsx";

interface BackupRow {
  name: string;
  when: string;
  proof?: { seconds: number; problem?: string };
}

export function BackupCard({ backups }: { backups?: readonly BackupRow[] }) {
  const proven = backups?.find(({ proof }) => proof && !proof.problem);
  return (
    <DeskCard title="Backups" className="lg:col-span-2">
      <p className="text-sm">
        {!backups
          ? "None are made: BACKUP_DIR is not set."
          : proven
            ? `Last proven backup: ${proven.name}, ${proven.when}, in ${proven.proof!.seconds} s.`
            : "No backup was proven yet."}
      </p>
      <ul className="text-sm">
        {backups?.map(({ name, when, proof }) => (
          <li key={name} className="border-line border-b py-1.5 last:border-0">
            {name} <span className="text-ink-soft">{when}, </span>
            {proof?.problem ? (
              <span className="wrap-anywhere text-danger">proof failed: {proof.problem}</span>
            ) : (
              <span className="text-ink-soft">{proof ? `proven in ${proof.seconds} s` : "not proven"}</span>
            )}
          </li>
        ))}
      </ul>
    </DeskCard>
  );
}
