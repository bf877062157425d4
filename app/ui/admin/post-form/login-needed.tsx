import { href } from "react-router";
import type { PostTexts } from "#app/domain/blog/desk/post-form-schema.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { TextArea } from "#app/ui/field.tsx";
import { DeskPage } from "../desk-page.tsx";
import { fieldId } from "./post-form-id.ts";

/** While an editor was writing without JavaScript: shows their text and a way to save it. */
export function LoginNeeded({ texts: typed, hidden: state }: { texts: PostTexts; hidden: Record<string, string> }) {
  const { content, categories, tags, ...texts } = typed;
  const hidden = [
    ...Object.entries({ ...texts, ...state }),
    ...categories.map((id) => ["categories", id]),
    ...tags.map((id) => ["tags", id]),
  ];
  return (
    <DeskPage title="Authentication required" width="narrow">
      <Alert>You must be logged in to perform this action.</Alert>
      <p className="mt-4">
        Nothing is lost: your text stands below.{" "}
        <a
          href={`${href("/api/login")}?returnTo=/admin`}
          target="_blank"
          rel="noopener"
          className="text-moss underline"
        >
          Log in in a new tab
        </a>
        , then come back to this one and save again.
      </p>
      <form method="post" encType="multipart/form-data" className="mt-6 grid gap-4">
        {hidden.map(([name, value], at) => (
          <input key={at} type="hidden" name={name} value={value} />
        ))}
        <TextArea
          id={fieldId("content")}
          name="content"
          label={texts.title || "Content"}
          rows={16}
          defaultValue={content}
        />
        <Button name="intent" value="stay" className="justify-self-start">
          Save again
        </Button>
      </form>
    </DeskPage>
  );
}
