import { Form, useNavigation, useSearchParams } from "react-router";
import { type NamedPicture, pictureName } from "#app/domain/orders/pictures/picture-name.ts";
import { shareDaysAtMost, shareDaysByDefault, shareNameLengthAtMost } from "#app/domain/orders/share/share-rules.ts";
import { Button } from "#app/ui/button.tsx";
import { Field, TextField } from "#app/ui/field.tsx";

/** What was sent and could not be taken. */
export interface ShareTry {
  message: string;
  name: string;
  days: string;
  picture: string;
  showsWish: boolean;
}

/** Makes a link: for whom, what it shows, and until when. */
export function ShareForm({ designs, lastTry }: { designs: (NamedPicture & { title: string })[]; lastTry?: ShareTry }) {
  const [query] = useSearchParams();
  const busy = useNavigation().state === "submitting";
  return (
    <section aria-labelledby="new-link" className="rounded-lg border border-line bg-raised p-5 sm:p-6">
      <h2 id="new-link" className="text-xl">
        A new link
      </h2>
      <Form method="post" className="mt-5 grid gap-5 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        {lastTry ? (
          <p role="alert" className="text-danger sm:col-span-2">
            {lastTry.message}
          </p>
        ) : null}
        <TextField
          id="share-name"
          name="name"
          label="Who is it for?"
          hint="Only you see this. For example: Tom next door."
          className="sm:col-span-2"
          defaultValue={lastTry?.name}
          maxLength={shareNameLengthAtMost}
          required
        />
        <Field id="share-picture" label="What does it show?">
          <select
            id="share-picture"
            name="picture"
            defaultValue={lastTry?.picture ?? query.get("design") ?? ""}
            className="field-control"
          >
            <option value="">{designs.length === 1 ? "The design" : `All ${designs.length} designs`}</option>
            {designs.length > 1
              ? designs.map((design) => (
                  <option key={pictureName(design)} value={pictureName(design)}>
                    {design.title} alone
                  </option>
                ))
              : null}
          </select>
        </Field>
        <TextField
          id="share-days"
          name="days"
          type="number"
          label="How many days?"
          min={1}
          max={shareDaysAtMost}
          defaultValue={lastTry?.days ?? shareDaysByDefault}
          required
        />
        <label className="flex min-h-11 cursor-pointer items-center gap-3 sm:col-span-2">
          <input type="checkbox" name="showsWish" defaultChecked={lastTry?.showsWish} className="size-5" />
          Show my wish, too
        </label>
        <div className="sm:col-span-2">
          <Button disabled={busy || designs.length === 0}>Create the link</Button>
          {designs.length === 0 ? (
            <p className="mt-2 text-ink-soft text-sm">The first picture is still being drawn.</p>
          ) : null}
        </div>
      </Form>
    </section>
  );
}
