/** The desk's words and the field for each way a redirect can be refused. Safe in the browser. */
export const redirectRefusals = {
  "no-path": {
    field: "path",
    message: "Please write the old address as a path, such as /2019/05/mulch.html or /?p=12",
  },
  "no-address": {
    field: "path",
    message:
      "No browser asks for this address. Please write it as the address bar shows it: without /../ and without broken % signs",
  },
  "no-query": {
    field: "path",
    message: "Below /blog an address is known by its path. Please leave out the question mark and what follows it",
  },
  "no-target": { field: "target", message: "Please write where it leads, as a path of this site, such as /blog/mulch" },
  "other-host": { field: "target", message: "A redirect leads to a page of this site, never to another one" },
  "living-page": { field: "path", message: "There is a page at this address: it needs no redirect" },
  loop: { field: "target", message: "This would lead back to where it begins" },
  taken: { field: "path", message: "This address leads somewhere already. Please delete that redirect first." },
} as const;

export type RedirectRefusal = keyof typeof redirectRefusals;
