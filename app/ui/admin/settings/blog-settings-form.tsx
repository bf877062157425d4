import { Form, useNavigation } from "react-router";
import { type BlogSettings, blogSettingsLimits } from "#app/domain/blog/settings/blog-settings.ts";
import { Button } from "#app/ui/button.tsx";
import { describedBy, Field, TextArea, TextField } from "#app/ui/field.tsx";
import { DeskCard } from "../desk-page.tsx";

interface BlogSettingsFormProps {
  settings: BlogSettings;
  timeZones: readonly string[];
  problems?: Record<string, string>;
}

/** What readers see of the blog around its posts. */
export function BlogSettingsForm({ settings, timeZones, problems = {} }: BlogSettingsFormProps) {
  const saving = useNavigation().formMethod === "POST";
  return (
    <DeskCard title="Blog" className="lg:col-span-2">
      <Form method="post" noValidate className="grid gap-4 sm:grid-cols-2">
        <TextField
          id="blog-title"
          name="title"
          label="Title"
          defaultValue={settings.title}
          maxLength={blogSettingsLimits.titleAtMost}
          autoComplete="off"
          error={problems.title}
        />
        <TextField
          id="blog-language"
          name="language"
          label="Language"
          defaultValue={settings.language}
          placeholder="en"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          error={problems.language}
        />
        <TextArea
          id="blog-introduction"
          name="introduction"
          label="Introduction"
          rows={3}
          defaultValue={settings.introduction}
          maxLength={blogSettingsLimits.introductionAtMost}
          error={problems.introduction}
          className="sm:col-span-2"
        />
        <Field
          id="blog-time-zone"
          label="Time Zone"
          hint={zoneHint}
          error={problems.timeZone}
          className="sm:col-span-2"
        >
          <select
            id="blog-time-zone"
            name="timeZone"
            defaultValue={settings.timeZone}
            aria-describedby={describedBy("blog-time-zone", { hint: zoneHint, error: problems.timeZone })}
            className="field-control"
          >
            {timeZones.map((name) => (
              <option key={name} value={name}>
                {name.replaceAll("_", " ")}
              </option>
            ))}
          </select>
        </Field>
        <Button disabled={saving} className="justify-self-start">
          {saving ? "Saving..." : "Save"}
        </Button>
      </Form>
    </DeskCard>
  );
}

const zoneHint = "Dates of posts are shown in it, and publish dates typed.";
