import { Form, href } from "react-router";
import type { StoredPicture } from "#app/domain/media/stored-picture.ts";
import type { Preview } from "#app/domain/orders/preview/preview.ts";
import type { WishReadBack } from "#app/domain/plans/wish-words.ts";
import { ButtonLink, largeButton } from "#app/ui/button.tsx";
import { Fold } from "#app/ui/fold.tsx";
import { PreviewFigure } from "#app/ui/preview/preview-figure.tsx";
import { PageFrame } from "#app/ui/shell/page-frame.tsx";
import { WishInterpretation } from "#app/ui/wish/wish-interpretation.tsx";
import { TryFields, type TryFormProps, tryFormId } from "./try-form.tsx";

interface TriedYardProps {
  photo: StoredPicture;
  preview: Preview;
  reading: WishReadBack | undefined;
  form: TryFormProps;
}

/** What a visitor sees of the own yard, and the way on. */
export function TriedYard({ photo, preview, reading, form }: TriedYardProps) {
  return (
    <PageFrame title="Your yard, a first design" back={{ to: href("/"), label: "Back to Home" }}>
      <div className="grid items-start gap-8 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] md:gap-12">
        <PreviewFigure
          {...{ preview, photo }}
          address={href("/try/preview.jpg")}
          lookAgainAt={href("/try")}
          about="A preview of your first design. When you order, you get it large and without the mark, with its plan and shopping list."
        />
        <div className="grid gap-6">
          {reading ? (
            <section aria-labelledby="reading-heading">
              <h2 id="reading-heading" className="mb-3 text-xl">
                How we read your wish
              </h2>
              <Form method="post" action={href("/try")} encType="multipart/form-data">
                <input type="hidden" name="prompt" value={form.prompt} />
                <WishInterpretation reading={reading} boxId={`${tryFormId}-prompt`} />
              </Form>
            </section>
          ) : null}
          <div>
            <ButtonLink to={`${href("/api/login")}?returnTo=%2F%23transform`} className={largeButton}>
              Log in to order it
            </ButtonLink>
            <p className="mt-3 text-ink-soft text-sm">
              Photo and words come with you. You choose one, five or ten designs, and pay after that.
            </p>
          </div>
        </div>
      </div>
      <Fold title="Change your photo or your words" about="of this preview" className="mt-10">
        <TryFields {...form} action="Show me again" />
      </Fold>
    </PageFrame>
  );
}
