import { getFormProps } from "@conform-to/react";
import { Form, useNavigation } from "react-router";
import { type BlogSettings, blogSettingsLimits } from "#app/domain/blog/settings/blog-settings.ts";
import type { BlogSettingsFields } from "#app/domain/blog/settings/blog-settings-schema.ts";
import { Button } from "#app/ui/button.tsx";
import { SelectField, TextArea, TextField } from "#app/ui/field.tsx";
import { inputProps, selectProps, textareaProps } from "../../form/field-props.ts";
import { usePageForm } from "../../form/use-page-form.ts";
import { DeskCard } from "../desk-page.tsx";

export const blogSettingsFormId = "blog";

interface BlogSettingsFormProps {
  settings: BlogSettings;
  timeZones: readonly string[];
}

export function BlogSettingsForm({ settings, timeZones }: BlogSettingsFormProps) {
  const saving = useNavigation().formMethod === "POST";
  const [form, fields] = usePageForm<BlogSettingsFields>({
    id: blogSettingsFormId,
    defaultValue: { ...settings },
  });
  return (
    <DeskCard title="Blog" className="lg:col-span-2">
      <Form {...getFormProps(form)} method="post" className="grid gap-4 sm:grid-cols-2">
        <TextField
          {...inputProps(fields.title)}
          label="Title"
          maxLength={blogSettingsLimits.titleAtMost}
          autoComplete="off"
        />
        <TextField
          {...inputProps(fields.language)}
          label="Language"
          placeholder="en"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <TextArea
          {...textareaProps(fields.introduction)}
          label="Introduction"
          rows={3}
          maxLength={blogSettingsLimits.introductionAtMost}
          className="sm:col-span-2"
        />
        <SelectField
          {...selectProps(fields.timeZone)}
          label="Time Zone"
          hint="Dates of posts are shown in it, and publish dates typed."
          className="sm:col-span-2"
        >
          {timeZones.map((name) => (
            <option key={name} value={name}>
              {name.replaceAll("_", " ")}
            </option>
          ))}
        </SelectField>
        <Button disabled={saving} className="justify-self-start">
          {saving ? "Saving..." : "Save"}
        </Button>
      </Form>
    </DeskCard>
  );
}
