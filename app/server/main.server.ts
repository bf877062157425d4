/** Production's entry. Imports nothing itself, so that a wrong setting ends in one line instead of a stack. */
try {
  const { serve } = await import("./serve.server.ts");
  await serve();
} catch (error) {
  console.error(error instanceof Error && error.name === "SettingsError" ? error.message : error);
  process.exit(1);
}

export {};
