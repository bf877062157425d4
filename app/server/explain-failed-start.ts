export interface FailedStart {
  line: string;
  exitCode: number;
}

/** Undefined for a fault of the program, which is shown with its stack. */
export function explainFailedStart(error: unknown): FailedStart | undefined {
  if (!(error instanceof Error)) return undefined;
  const { name, message, code = "", path, port, syscall } = error as NodeJS.ErrnoException & { port?: number };
  if (name === "SettingsError") return { line: message, exitCode: 1 };
  if (name === "DamagedDatabaseError" || /^SQLITE_(CORRUPT|NOTADB)/.test(code)) return { line: damaged, exitCode: 65 };
  if (name === "NewerSchemaError") return { line: message, exitCode: 78 };
  if (name === "DatabaseUnreachableError" || code === "SQLITE_AUTH")
    return { line: `Setting DATABASE_URL: ${message}`, exitCode: 69 };
  if (code === "EADDRINUSE") {
    return { line: `Port ${port} is taken: another program listens there. Set PORT, or end that one.`, exitCode: 69 };
  }
  if (code === "EACCES" && port !== undefined) {
    return { line: `Port ${port} may not be listened on by this user. Set PORT to one above 1023.`, exitCode: 77 };
  }
  // Where everything is read-only, as under systemd, creating a folder fails as if it did not exist.
  const isUnmakeable = code === "ENOENT" && syscall === "mkdir";
  if (isUnmakeable || /^(EACCES|EPERM|EROFS)$/.test(code)) return { line: unwritable(path), exitCode: 73 };
  if (/^SQLITE_(CANTOPEN|READONLY|PERM)/.test(code)) return { line: unwritable(), exitCode: 73 };
  if (code === "ENOSPC" || code === "SQLITE_FULL") return { line: "The disk is full: free some of it.", exitCode: 74 };
  return undefined;
}

const damaged =
  "The database is damaged: keep the files of DATA_DIR as they are, and restore the last backup (npm run restore).";

function unwritable(path = "DATA_DIR, or a file in it,"): string {
  return `${path} cannot be written: give it to the user who runs the server, or set DATA_DIR.`;
}
