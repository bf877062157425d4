import { type KeyboardEvent, useState } from "react";
import type { PostTexts } from "#app/domain/blog/desk/post-form-schema.ts";
import type { Topic } from "#app/domain/blog/post.ts";
import { Button } from "#app/ui/button.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { DeskCard } from "../desk-page.tsx";
import { fieldId, type PostFields } from "./post-form-id.ts";

interface TopicsCardProps {
  fields: PostFields;
  /** Ticked and new topics according to the server, which may have created some since the form was opened. */
  texts: PostTexts;
  categories: Topic[];
  tags: Topic[];
}

export function TopicsCard({ fields, texts, categories, tags }: TopicsCardProps) {
  return (
    <DeskCard title="Categories & Tags">
      <Picker
        name="categories"
        legend="Categories"
        topics={categories}
        chosen={texts.categories}
        newField="newCategories"
        newNames={texts.newCategories}
        whenEmpty="No categories found"
        problem={fields.categories.errors?.[0]}
      />
      <Picker
        name="tags"
        legend="Tags"
        topics={tags}
        chosen={texts.tags}
        newField="newTags"
        newNames={texts.newTags}
        whenEmpty="No tags found"
        problem={fields.tags.errors?.[0]}
      />
    </DeskCard>
  );
}

interface PickerProps {
  name: "categories" | "tags";
  legend: string;
  topics: Topic[];
  chosen: string[];
  newField: "newCategories" | "newTags";
  /** Typed and not created yet. */
  newNames: string;
  whenEmpty: string;
  problem: string | undefined;
}

/** From this many topics on a search field is worth its space. */
const manyTopics = 9;

function Picker({ name, legend, topics, chosen, newField, newNames, whenEmpty, problem }: PickerProps) {
  const hydrated = useHydrated();
  const [wanted, setWanted] = useState("");
  const folded = wanted.trim().toLowerCase();
  const matches = (topic: Topic) => topic.name.toLowerCase().includes(folded);
  return (
    <fieldset id={fieldId(name)} className="min-w-0">
      <legend className="mb-1 font-medium">{legend}</legend>
      {hydrated && topics.length >= manyTopics ? (
        <input
          type="search"
          value={wanted}
          onChange={({ currentTarget }) => setWanted(currentTarget.value)}
          onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
          aria-label={`Find ${name}`}
          placeholder="Find…"
          className="field-control mb-2 text-sm"
        />
      ) : null}
      {topics.some(matches) ? null : <p className="text-ink-soft text-sm">{whenEmpty}</p>}
      {/* Remounted when the server has ticked one: its answer includes the earlier ticks. */}
      <ul key={chosen.join()} className="max-h-60 overflow-y-auto">
        {topics.map((topic) => (
          // Topics hidden by the search stay ticked and are sent.
          <li key={topic.id} hidden={!matches(topic)}>
            <label
              htmlFor={`${fieldId(name)}-${topic.id}`}
              className="flex min-h-9 items-center gap-2.5 rounded-md px-1.5 text-sm hover:bg-sand pointer-coarse:min-h-11"
            >
              <input
                type="checkbox"
                id={`${fieldId(name)}-${topic.id}`}
                name={name}
                value={topic.id}
                defaultChecked={chosen.includes(String(topic.id))}
                className="size-4 shrink-0"
              />
              <span dir="auto" className="wrap-anywhere">
                {topic.name}
              </span>
            </label>
          </li>
        ))}
      </ul>
      <NewNames key={`new-${chosen.join()}`} name={newField} legend={legend} typed={newNames} />
      {problem ? <p className="mt-1 text-danger text-sm">{problem}</p> : null}
    </fieldset>
  );
}

/** Created and selected by Add and by every save. */
function NewNames({ name, legend, typed }: { name: string; legend: string; typed: string }) {
  return (
    <div className="mt-2 flex gap-2">
      <input
        name={name}
        dir="auto"
        defaultValue={typed}
        onKeyDown={pressAdd}
        aria-label={`New ${legend.toLowerCase()}`}
        placeholder="New…"
        title="Several with commas between them"
        autoComplete="off"
        className="field-control min-w-0 text-sm"
      />
      <Button name="intent" value="add-topics" variant="secondary" className="px-3! text-sm">
        Add<span className="sr-only"> {legend.toLowerCase()}</span>
      </Button>
    </div>
  );
}

/** Enter within the field adds, instead of saving the post. */
function pressAdd(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== "Enter") return;
  event.preventDefault();
  const add = event.currentTarget.nextElementSibling;
  if (add instanceof HTMLButtonElement) add.click();
}
