/**
 * What the shop promises, and the command that proves it: the rows of docs/reliability.md. Each proof records figures under its
 * name.
 */
export const promises = [
  {
    name: "each-effect",
    promise:
      "Wherever the process is killed during an order, it is paid once, gets its pictures or its money back, each letter once (but see below), and no file is left over",
    command: "npm run proof -- crash",
  },
  {
    name: "random-kills",
    promise: "The built server may be killed at any moment under customers who order and pay, and nothing is lost",
    command: "npm run proof -- crash --random 100",
  },
  {
    name: "child-kills",
    promise:
      "Whichever child process is killed at work (intake, reading, design, rendering), orders are made or paid back, and posts are saved at the next try",
    command: "npm run proof -- child-kills",
  },
  {
    name: "power-cuts",
    promise:
      "The power may be cut at any moment: the next server starts from what was on the disk then, its last write torn, and nothing is lost",
    command: "npm run proof -- crash --random 30 --power-cuts",
  },
  {
    name: "model",
    promise:
      "Money in equals pictures delivered plus money back, each letter is sent once and no job is without what it is for, whatever happens in any order",
    command: "npm run proof -- shop-model",
  },
  {
    name: "walk",
    promise:
      "No one sees or changes what belongs to someone else, by any route, any verb and any spelling of an address, and nothing ends in a 500",
    command: "npm run proof -- walk",
  },
  {
    name: "settle-storm",
    promise:
      "Page, return address, webhook and the same webhook again report a payment at the same time: it is paid once",
    command: "npm run proof -- settle-storm",
  },
  {
    name: "migration",
    promise: "The process may be killed at any statement of an update of the database, and the next start finishes it",
    command: "npm run proof -- migrate",
  },
  {
    name: "heavy-uploads",
    promise: "Anonymous photos of 62 megapixels do not delay a customer's photo, or anyone's page, for long",
    command: "npm run proof -- heavy-uploads",
  },
  {
    name: "heaviest",
    promise:
      "No request holds the process up: the largest and oddest body, query, path, header and cookie to every route, whoever sends it",
    command: "npm run proof -- heaviest",
  },
  {
    name: "odd-forms",
    promise: "Multipart forms of any shape are read as another parser reads them or refused, each within milliseconds",
    command: "npm run proof -- multipart-parts",
  },
  {
    name: "slow-sockets",
    promise: "Connections that send a byte now and then delay no one and cost little memory",
    command: "npm run proof -- slow-sockets",
  },
  {
    name: "several-machines",
    promise:
      "On two servers, two workers, a database server and a bucket, each of which goes down in turn, orders go on: nothing is lost, no picture comes twice, each letter once (but see below); and all of it moves back into files",
    command: "npm run proof -- several-machines",
  },
  {
    name: "tls-proxy",
    promise: "Behind a proxy that ends TLS a customer without JavaScript signs in, orders and pays",
    command: "npm run proof -- tls-proxy",
  },
  {
    name: "poisoned-pages",
    promise: "Whatever the first asker of a page sends along, the next gets the page as it is",
    command: "npm run proof -- poisoned-pages",
  },
  {
    name: "slow-imports",
    promise: "A text made to be slow does not hang the importer: it is read, or refused in words after 20 seconds",
    command: "npm run proof -- slow-imports",
  },
  {
    name: "large-imports",
    promise: "A folder of 100,000 files, 10,000 of them texts, is read for the blog in bounded memory",
    command: "npm run proof -- large-imports",
  },
];
