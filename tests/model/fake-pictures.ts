import { type ImageProvider, ImageProviderError, type ImageProviderFailure } from "#app/providers/images/contract.ts";
import { PictureProcess } from "#app/providers/images/picture-process-client.server.ts";
import type { PreparedPhoto } from "#app/providers/images/prepare-photo.server.ts";

export type PictureMood = "well" | ImageProviderFailure;

export interface FakePictures {
  provider: ImageProvider;
  mood: PictureMood;
}

export function createFakePictures(pass: (step: string) => void): FakePictures {
  const fake: FakePictures = {
    mood: "well",
    provider: {
      name: "memory",
      async makeDesign() {
        pass("picture asked for");
        if (fake.mood !== "well") throw new ImageProviderError(fake.mood, `The provider says: ${fake.mood}`);
        pass("picture made");
        return { pictureFile: "no-such-picture.png" };
      },
    },
  };
  return fake;
}

/** Pictures that are rows without files: what is stored of them is another proof's. @returns puts the real lanes back */
export function storeRowsOnly(): () => void {
  const photo: PreparedPhoto = {
    ...{
      width: 600,
      height: 400,
      bytes: 1,
      placeholderColor: "#667755",
      focalShare: undefined,
      qualityProblem: undefined,
    },
    ...{ widths: [], wasMoving: false, files: [] },
  };
  class RowsOnly extends PictureProcess {
    override run = (async () => ({ ok: true, photo })) as unknown as PictureProcess["run"];
  }
  const before = globalThis.pictureProcesses;
  globalThis.pictureProcesses = {
    intake: new RowsOnly("intake"),
    reading: new RowsOnly("reading"),
    design: new RowsOnly("design"),
  };
  return () => {
    globalThis.pictureProcesses = before;
  };
}
