import type { MouseEvent } from "react";
import { DesignForm, type DesignFormProps } from "../design-form/design-form.tsx";
import { BesideForm, type BesideFormProps } from "./beside-form.tsx";
import { Examples } from "./examples.tsx";

interface CustomerHomeProps extends BesideFormProps {
  form: DesignFormProps;
  /** As the address names it. */
  example: string | null;
}

export function CustomerHome({ form, example, ...beside }: CustomerHomeProps) {
  return (
    <>
      {/* Handles clicks on the links in it before they do, whichever device they come from. */}
      <div
        onClickCapture={chooseInForm}
        className="mx-auto grid max-w-page grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-12 px-5 pt-6 pb-4 sm:px-8 sm:pt-10 lg:grid-cols-[minmax(0,1fr)_19rem] lg:grid-rows-[auto_1fr]"
      >
        <section id="transform" aria-labelledby="new-design" className="scroll-mt-22">
          <h1 id="new-design" className="mb-5">
            Start a new design
          </h1>
          <DesignForm {...form} />
        </section>
        <BesideForm {...beside} />
      </div>
      <Examples named={example} />
    </>
  );
}

/** The form stays as it is, photo and all: only its package changes. */
function chooseInForm(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("#pricing a") : null;
  const id = link && new URL(link.href).searchParams.get("package");
  const choice = id && document.querySelector<HTMLInputElement>(`#transform [value="${id}"]`);
  if (!choice) return;
  event.preventDefault();
  choice.click();
  choice.closest("section")?.scrollIntoView();
}
