import { type ChangeEvent, useContext, useEffect, useRef, useState } from "react";
import { pictureAccept, pictureProblemMessages } from "#app/domain/blog/picture-problem.ts";
import { photoBytesAtMost } from "#app/domain/media/photo-problem.ts";
import type { StoredPicture } from "#app/domain/media/stored-picture.ts";
import { sendPicture } from "./send-picture.ts";
import { StoringPicture } from "./use-held-save.ts";

/**
 * The picture that would be saved now. A choice is stored at once, so that autosave includes it; where that fails it is
 * sent with the form.
 */
export function usePictureChoice(picture: StoredPicture | null) {
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState(picture);
  const [previewUrl, setPreviewUrl] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [note, setNote] = useState("");
  const path = picture?.path;
  const hold = useContext(StoringPicture);

  // A picture that came with a save that failed otherwise is the server's now: it is not sent again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path says all about a picture
  useEffect(() => {
    setChosen(picture);
    if (input.current) input.current.value = "";
    setPreviewUrl(undefined);
  }, [path]);
  useEffect(() => () => URL.revokeObjectURL(previewUrl ?? ""), [previewUrl]);
  // Setting a field by script fires no event, and autosave listens for input events.
  const chosenPath = chosen?.path;
  const reportedPath = useRef(chosenPath);
  useEffect(() => {
    if (reportedPath.current === chosenPath) return;
    reportedPath.current = chosenPath;
    if (chosenPath !== path) input.current?.form?.dispatchEvent(new Event("input", { bubbles: true }));
  }, [chosenPath, path]);

  function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const file = currentTarget.files?.[0];
    if (!file) return;
    const wrong = !pictureAccept.split(",").includes(file.type)
      ? "wrong-type"
      : file.size > photoBytesAtMost
        ? "too-large"
        : undefined;
    setProblem(wrong && pictureProblemMessages[wrong]);
    setNote("");
    if (wrong) currentTarget.value = "";
    setPreviewUrl(wrong ? undefined : URL.createObjectURL(file));
    if (!wrong) hold(store(file));
  }

  /** True: what could not be stored is sent with the form. */
  async function store(file: File): Promise<boolean> {
    const sent = await sendPicture(file);
    const isStillChosen = input.current?.files?.[0] === file;
    if (!sent.ok || !isStillChosen || !input.current) return true;
    input.current.value = "";
    const { path, width, height } = sent;
    setChosen({ path, width, height, widths: [], placeholderColor: "transparent" });
    setNote(sent.note ?? "");
    return true;
  }

  function remove() {
    if (input.current) {
      input.current.value = "";
      input.current.dispatchEvent(new Event("input", { bubbles: true }));
    }
    setPreviewUrl(undefined);
    setChosen(null);
    setProblem(undefined);
    setNote("");
  }
  return { input, chosen, previewUrl, problem, note, choose, remove };
}
