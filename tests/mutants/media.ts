import type { Mutant } from "./mutant.ts";

const media = "app/domain/media";
const found = `${media}/find-picture.server.test.ts`;
const stored = `${media}/store-picture.server.test.ts`;
const pictures = "app/routes/api/stored-picture.http.test.ts";

/** Pictures as they are stored, found and shown. */
export const mediaMutants: readonly Mutant[] = [
  {
    name: "picture-draft-owner",
    breaks: "a session's old draft shows the photo of whoever has adopted it",
    file: `${media}/find-picture.server.ts`,
    text: "        isNull(designDrafts.userId),\n",
    replacement: "",
    tests: [found],
  },
  {
    name: "picture-owner",
    breaks: "every signed-in customer sees every picture",
    file: `${media}/find-picture.server.ts`,
    text: 'inArray(media.kind, ["blog", "mark"]), isOwners(), isOfDraft()',
    replacement: 'inArray(media.kind, ["blog", "mark"]), eq(media.path, media.path), isOfDraft()',
    tests: [found],
  },
  {
    name: "picture-next-width",
    breaks: "a picture wanted in a stored width is sent in the next larger one",
    file: `${media}/find-picture.server.ts`,
    text: "stored >= wished",
    replacement: "stored > wished",
    tests: [found, pictures],
  },
  {
    name: "link-expiry",
    breaks: "the links in letters never run out",
    file: `${media}/sign-media-url.server.ts`,
    text: " || Number(link.expires) <= now",
    replacement: "",
    tests: [media],
  },
  {
    name: "link-any-picture",
    breaks: "the link to one picture opens all others",
    file: `${media}/sign-media-url.server.ts`,
    text: "update(`${path}\\n${expires}`)",
    replacement: "update(expires)",
    tests: [found],
  },
  {
    name: "storage-fsync",
    breaks: "a power cut may leave a stored picture empty",
    file: "app/providers/storage/disk-storage.server.ts",
    text: "    await flush(temporaryFile);\n",
    replacement: "",
    tests: [media, "app/providers/storage"],
  },
  {
    name: "store-cleanup",
    breaks: "files stay when their row could not be written",
    file: `${media}/store-picture.server.ts`,
    text: "    if (!mayBeWritten(error)) await removePictureFiles(path, widths);\n    throw error;",
    replacement: "    throw error;",
    tests: [stored],
  },
  {
    name: "store-name-folder",
    breaks: "a photo is shown under the folders of the customer's disk",
    file: `${media}/store-picture.server.ts`,
    text: '      .slice(Math.max(name.lastIndexOf("/"), name.lastIndexOf("\\\\")) + 1)\n',
    replacement: "",
    tests: [stored],
  },
  {
    name: "photo-upright",
    breaks: "photos of phones lie on their side",
    file: "app/providers/images/prepare-photo.server.ts",
    text: "      .autoOrient()\n",
    replacement: "",
    tests: [stored],
  },
  {
    name: "photo-narrow",
    breaks: "a photo of exactly ten to one is refused",
    file: "app/providers/images/photo-header.server.ts",
    text: "longSide > proportionAtMost * shortSide",
    replacement: "longSide >= proportionAtMost * shortSide",
    tests: [media],
  },
  {
    name: "picture-public",
    breaks: "a proxy keeps a customer's picture and shows it to others",
    file: "app/server/stored-pictures.server.ts",
    text: ': "private, max-age=31536000, immutable"',
    replacement: ': "public, max-age=31536000, immutable"',
    tests: [pictures],
  },
  {
    name: "link-cached",
    breaks: "a picture is kept for a year under a link that has run out",
    file: "app/server/stored-pictures.server.ts",
    text: 'isLent ? "private, no-store" : age',
    replacement: "age",
    tests: [pictures],
  },
  {
    name: "share-picture-ended",
    breaks: "pictures are shown by a share link that has ended",
    file: "app/domain/media/find-picture.server.ts",
    text: 'gt(shareLinks.expiresAt, sql.placeholder("now"))',
    replacement: "undefined",
    tests: ["app/routes/share/share.http.test.ts"],
  },
];
