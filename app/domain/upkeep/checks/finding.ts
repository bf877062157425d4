/** ok; note: works, but the operator should know; broken: has to be fixed. */
export interface Finding {
  check: string;
  status: "ok" | "note" | "broken";
  found: string;
  advice?: string;
}

export interface Check {
  name: string;
  /** Milliseconds after which the check itself counts as broken. */
  limitMs?: number;
  run(): Promise<Finding[]>;
}

const usualLimitMs = 20_000;

/** Runs a check to its end, its limit or an unexpected error: each of them is a finding. */
export async function examine({ name, limitMs = usualLimitMs, run }: Check): Promise<Finding[]> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<Finding[]>((resolve) => {
    const found = `no answer within ${limitMs / 1000} s`;
    timer = setTimeout(() => resolve([{ check: name, status: "broken", found }]), limitMs);
  });
  try {
    return await Promise.race([run(), limit]);
  } catch (error) {
    return [{ check: name, status: "broken", found: causeOf(error) }];
  } finally {
    clearTimeout(timer);
  }
}

/** An error in few words: the cause of "fetch failed" is what matters. */
export function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return "failed";
  if (error.name === "TimeoutError") return "no answer in time";
  const { cause } = error as { cause?: { code?: string; message?: string } };
  const code = cause?.code ?? (error as NodeJS.ErrnoException).code;
  return code ? `${error.message} (${code})` : (cause?.message ?? error.message);
}

/** The findings as a table, with what to do under each that is not well. */
export function printable(findings: readonly Finding[], secrets: readonly string[]): string {
  const width = Math.max(...findings.map(({ check }) => check.length));
  const lines = findings.flatMap(({ check, status, found, advice }) => [
    `${status.padEnd(6)}  ${check.padEnd(width)}  ${found}`,
    ...(advice && status !== "ok" ? [`${" ".repeat(8 + width)}  -> ${advice}`] : []),
  ]);
  return withoutSecrets(lines.join("\n"), secrets);
}

/** A last line of defense: checks have their own messages, but a library's error may repeat a setting. */
function withoutSecrets(text: string, secrets: readonly string[]): string {
  const known = secrets.filter((secret) => secret.length >= 6).sort((a, b) => b.length - a.length);
  return known.reduce((clean, secret) => clean.replaceAll(secret, "[secret]"), text);
}
