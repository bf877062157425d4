import { useState } from "react";
import type { Topic } from "#app/domain/blog/post.ts";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { DeskCard } from "../desk-page.tsx";
import type { PostFields } from "../post-fields.ts";
import { fieldId, type PostProblems } from "./field-problems.tsx";

interface TopicsCardProps {
  fields: PostFields;
  problems: PostProblems;
  categories: Topic[];
  tags: Topic[];
}

/** Card Categories & Tags: two pickers. */
export function TopicsCard({ fields, problems, categories, tags }: TopicsCardProps) {
  return (
    <DeskCard title="Categories & Tags">
      <Picker
        name="categories"
        legend="Categories"
        topics={categories}
        chosen={fields.categories}
        whenEmpty="No categories found"
        problem={problems.categories}
      />
      <Picker
        name="tags"
        legend="Tags"
        topics={tags}
        chosen={fields.tags}
        whenEmpty="No tags found"
        problem={problems.tags}
      />
    </DeskCard>
  );
}

interface PickerProps {
  name: "categories" | "tags";
  legend: string;
  topics: Topic[];
  chosen: string[];
  whenEmpty: string;
  problem: string | undefined;
}

/** A search field is worth its room from here on. */
const manyTopics = 9;

function Picker({ name, legend, topics, chosen, whenEmpty, problem }: PickerProps) {
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
      <ul className="max-h-60 overflow-y-auto">
        {topics.map((topic) => (
          // What is hidden by the search stays ticked, and is sent.
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
              <span className="wrap-anywhere">{topic.name}</span>
            </label>
          </li>
        ))}
      </ul>
      {problem ? <p className="mt-1 text-danger text-sm">{problem}</p> : null}
    </fieldset>
  );
}
