/** The largest and oddest of what may be sent in one way. */
export interface HeavyRequest {
  name: string;
  verb: "GET" | "POST" | "PUT" | "DELETE";
  headers?: Record<string, string>;
  body?: Buffer;
  /** Put behind the route's path. */
  suffix?: string;
}

const part = (disposition: string) => `--b\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n\r\n`;

/** @param bytes of a body at most, about: a form with a photo may have 21 MB */
export function heaviestRequests(bytes: number): HeavyRequest[] {
  const filled = (unit: string, before = "", after = "") =>
    Buffer.from(
      before + unit.repeat(Math.floor((bytes - before.length - after.length) / unit.length)) + after,
      "latin1",
    );
  const sent = (name: string, type: string, body: Buffer) =>
    (["POST", "PUT", "DELETE"] as const).map((verb) => ({ name, verb, headers: { "Content-Type": type }, body }));
  const multipart = (name: string, body: Buffer) =>
    sent(`multipart of ${name}`, "multipart/form-data; boundary=b", body);
  const urlencoded = (name: string, body: Buffer) => sent(`form of ${name}`, "application/x-www-form-urlencoded", body);
  const json = (name: string, body: Buffer) => sent(`JSON of ${name}`, "application/json", body);
  const small = (unit: string, before = "", after = "") =>
    Buffer.from(before + unit.repeat(Math.floor((smallBytes - before.length - after.length) / unit.length)) + after);
  return [
    ...multipart("files", filled(part("name=photo; filename=a"), "", "--b--")),
    ...multipart("texts", filled(part("name=prompt"), "", "--b--")),
    ...multipart("nothing", filled("--b\r\n\r\n\r\n")),
    ...multipart(
      "beginnings of its boundary",
      filled("\r\n--\r\n-", part("name=photo; filename=a").slice(0, -2), "\r\n--b--"),
    ),
    ...multipart("long texts", longTexts()),
    ...multipart("one header", filled("a: b\r\n", "--b\r\n")),
    ...urlencoded("64 KB of ampersands", small("&")),
    ...urlencoded("64 KB of percent signs", small("%", "prompt=")),
    ...urlencoded("64 KB of fields", small("a=&")),
    ...urlencoded("64 KB of nested fields", small("[0]", "a", "=1")),
    ...urlencoded("a large index", Buffer.from("categories[4294967294]=1&tags[99999999]=1&a.b.c.__proto__.d=1")),
    ...urlencoded("megabytes", filled("a=&")),
    ...json("64 KB of brackets", nested("[", "]")),
    ...json("64 KB of objects", nested('{"a":', "}", "1")),
    ...json("64 KB of keys", Buffer.from(`{${Array.from({ length: 6_000 }, (_, n) => `"${n}":1`).join()}}`)),
    ...json("a wish of 64 KB", small("not a big old oak but ", '{"prompt":"', '"}')),
    ...json("a wish of one word", small("a", '{"prompt":"', '"}')),
    ...json("megabytes", filled("[")),
    ...sent("a text", "text/plain", filled("x")),
    { name: "a long query", verb: "GET", suffix: `?${"a=b&".repeat(900)}` },
    { name: "a long path", verb: "GET", suffix: "/a".repeat(1_800) },
    { name: "a long path of percent signs", verb: "GET", suffix: `/${"%2e".repeat(1_200)}` },
    { name: "a long header", verb: "GET", headers: { "Accept-Language": "de;q=0.5,".repeat(1_500) } },
    { name: "all the cookies there is room for", verb: "GET", headers: { Cookie: "a=b; ".repeat(2_900) } },
    { name: "many encodings", verb: "GET", headers: { "Accept-Encoding": "br;q=0.1,".repeat(1_500) } },
    { name: "many ranges", verb: "GET", headers: { Range: `bytes=${"0-0,".repeat(3_000)}0-0` } },
  ];
}

/** What a form without a file, or a call, may have at most. */
const smallBytes = 64 * 1024;

/** Each field that some form has, with 20 KB of what is hard to read. */
function longTexts(): Buffer {
  const fields = ["prompt", "email", "packageId", "title", "slug", "excerpt", "content", "name", "from", "to", "path"];
  const hard = "not a big old oak but [a](b *_ <a href=".repeat(500);
  const parts = fields.map((name) => `--b\r\nContent-Disposition: form-data; name=${name}\r\n\r\n${hard}\r\n`);
  return Buffer.from(`${parts.join("")}--b--`);
}

function nested(open: string, close: string, innermost = ""): Buffer {
  const depth = Math.floor(smallBytes / (open.length + close.length)) - 1;
  return Buffer.from(open.repeat(depth) + innermost + close.repeat(depth));
}
