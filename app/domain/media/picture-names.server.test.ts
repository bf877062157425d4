import { expect, test } from "vitest";
import { newPicturePath, pathOfFile, pictureFileName, readPicturePath } from "./picture-names.server.ts";

test.each(["jpg", "png"] as const)("every file of a .%s names its picture", (ending) => {
  const path = newPicturePath(ending);
  expect(readPicturePath(`/uploads/${path}`)).toBe(path);
  const files = [
    pictureFileName(path),
    ...(["jpeg", "avif"] as const).map((format) => pictureFileName(path, { width: 180, format })),
  ];
  expect(files.map(pathOfFile)).toEqual([path, path, path]);
  expect(files.map((file) => file.split(".")[1])).toEqual(
    ending === "png" ? ["png", "png", "png"] : ["jpg", "jpg", "avif"],
  );
});
