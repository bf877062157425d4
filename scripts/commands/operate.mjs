import { command } from "./command-line.mjs";

/** For operators, by name: built with the app, so that they need no developer's tools. */
export const operatorCommands = {
  backup: command({
    call: "npm run backup",
    about: `
Makes a backup while the site runs: the database as it is at one moment, every photo, picture and letter, and the settings
without their secrets. Files that an earlier backup holds are not copied again; 7 days, 4 weeks and 6 months are kept.`,
    options: {
      to: {
        type: "string",
        value: "DIR",
        about: "Folder for all backups, or s3://BUCKET/FOLDER; without it, BACKUP_DIR.",
      },
      prove: {
        type: "boolean",
        about: "Restores it beside the site, starts the program on it and opens an order's pictures.",
      },
      "copy-to": {
        type: "string",
        value: "ADDRESS",
        about: "Copies what is new to s3://BUCKET/FOLDER as well; without it, BACKUP_COPY_TO.",
      },
    },
  }),
  doctor: command({
    call: "npm run doctor",
    about: `
Checks an installation's settings, its data and the services it uses, and says what to do. Changes nothing. Ends with 1 when
something is broken.`,
  }),
  drill: command({
    call: "node scripts/operate.mjs drill",
    about: "Makes a backup in a temporary folder, restores it, starts the program on it and opens an order's pictures.",
  }),
  "go-back": command({
    call: "node scripts/operate.mjs go-back",
    about: `
Puts the database of before the last migration back, for the program of before. Stop the server first. The newer database is
kept beside it.`,
  }),
  "import-posts": command({
    call: "npm run import-posts",
    about: `
Takes over the posts of SITE with the pictures they show: the root of a site of Markdown, its folder of posts, or an export of
WordPress or Blogger (.xml), Ghost (.json), Medium or Substack (folders) with its pictures in folders beside it. Says per file what it did. New posts come as drafts. Run it again after a change: posts are known by their slug, and what has been edited
at the desk since stays as it is. Old addresses lead to the new ones.`,
    takes: ["SITE"],
    options: {
      "dry-run": { type: "boolean", about: "Says what would happen and writes nothing." },
      publish: { type: "boolean", about: "Publishes those with a date that has come and nothing against it." },
      author: { type: "string", value: "EMAIL", about: "Whose posts they are." },
      overwrite: { type: "boolean", about: "Replaces what has been edited at the desk since, too." },
      "title-key": { type: "string", value: "NAME", about: "The field of the front matter that is the title." },
      download: { type: "boolean", about: "Fetches pictures that are not among the files, also of other sites." },
    },
  }),
  "move-to": command({
    call: "node scripts/operate.mjs move-to",
    about: `
Copies the database to a libSQL server (libsql://SERVER or http://SERVER), or from one into a file in DATA_DIR (file); and the
pictures into a bucket (s3://BUCKET/FOLDER), or from one to the disk (disk). From where is what the settings say now. Stop
servers and workers first. The target's database must be new; pictures that an earlier try copied are not copied again.
Nothing is removed where it was. At the end it says which settings to change.`,
    takes: ["TARGET", "[TARGET]"],
    options: { token: { type: "string", value: "TOKEN", about: "Of the database server." } },
  }),
  restore: command({
    call: "npm run restore",
    about: `
Lists the backups. With LATEST, a name or a folder: puts that backup into an empty folder. A restored installation answers, but
sends, draws and refunds nothing until it is released, here or at the desk.`,
    takes: ["[BACKUP]"],
    options: {
      from: {
        type: "string",
        value: "DIR",
        about: "Folder of the backups, or s3://BUCKET/FOLDER; without it, BACKUP_DIR.",
      },
      to: { type: "string", value: "DIR", about: "Where to, instead of DATA_DIR; must be empty." },
      review: { type: "boolean", about: "Shows what the restored installation would send and refund." },
      release: { type: "boolean", about: "Lets the restored installation work." },
      "without-letters": { type: "boolean", about: "With --release: the letters it still owed are not sent." },
    },
  }),
  "update-check": command({
    call: "node scripts/operate.mjs update-check",
    about: `
Says what the next start of this program would do to the database. Only reads; the server may run. Ends with 1 when the update
would fail.`,
  }),
  worker: command({
    call: "npm run worker",
    about: "Works on the jobs in a process of its own, beside servers that run with RUN_JOBS=0 (docs/scaling.md).",
  }),
};
