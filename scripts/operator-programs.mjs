/**
 * What whoever runs an installation starts beside the server: built with the app, so that none needs a developer's tools.
 * Each is scripts/{name}.ts with, where it has parts, a folder of that name.
 */
export const operatorPrograms = [
  "backup",
  "doctor",
  "drill",
  "go-back",
  "import-posts",
  "move-to",
  "prove-restored",
  "restore",
  "update-check",
  "worker",
];
