import { createContext, type FormEvent, type RefObject, useCallback, useEffect, useState } from "react";

/** Reports a picture that is being stored to the form. @param storing resolves to whether the post may be saved afterwards */
export const StoringPicture = createContext<(storing: Promise<boolean>) => void>(() => undefined);

/**
 * A save waits for a picture that is being stored, which would be missing. It is canceled when the picture could not be
 * stored, so that the editor sees why.
 */
export function useHeldSave(form: RefObject<HTMLFormElement | null>) {
  const [storing, setStoring] = useState(0);
  const [held, setHeld] = useState<{ submitter: HTMLElement | null }>();

  const hold = useCallback((picture: Promise<boolean>) => {
    setStoring((count) => count + 1);
    void picture
      .catch(() => false)
      .then((stored) => {
        if (!stored) setHeld(undefined);
        setStoring((count) => count - 1);
      });
  }, []);

  // After the result for the picture is in the form, and with the button enabled again: a disabled one would not be sent.
  useEffect(() => {
    if (!held || storing > 0) return;
    setHeld(undefined);
    form.current?.requestSubmit(held.submitter);
  }, [form, held, storing]);

  function onSubmit(event: FormEvent) {
    if (storing === 0) return;
    event.preventDefault();
    const { nativeEvent } = event;
    setHeld({ submitter: nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null });
  }
  return { hold, onSubmit, isHeld: held !== undefined && storing > 0 };
}
