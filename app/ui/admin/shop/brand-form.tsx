import { getFormProps } from "@conform-to/react";
import { Form } from "react-router";
import type { BrandFields } from "#app/domain/shop/brand-schema.ts";
import { brandLimits, initialBrand } from "#app/domain/shop/brand-words.ts";
import { footerLinksAtMost } from "#app/domain/shop/footer-links.ts";
import { Button } from "#app/ui/button.tsx";
import { TextArea, TextField } from "#app/ui/field.tsx";
import { inputProps, textareaProps } from "../../form/field-props.ts";
import { ErrorSummary } from "../../form/form-errors.tsx";
import { usePageForm } from "../../form/use-page-form.ts";
import { DeskCard } from "../desk-page.tsx";
import { type FixedValues, fixedProps } from "./fixed-field.ts";

export const brandFormId = "brand";

interface BrandFormProps {
  /** Empty where the default applies. */
  typed: BrandFields;
  fixed: FixedValues<BrandFields>;
}

/** Posted as a document: the page's head has the color that was saved. */
export function BrandForm({ typed, fixed }: BrandFormProps) {
  const [form, fields] = usePageForm<BrandFields>({ id: brandFormId, defaultValue: typed });
  return (
    <Form {...getFormProps(form)} method="post" reloadDocument className="grid gap-4">
      <ErrorSummary form={form} names={fieldNames} title="Nothing is saved yet. Please look at:" />
      <DeskCard title="Name">
        <TextField
          {...inputProps(fields.siteName)}
          {...fixedProps(fixed.siteName, "On every page, letter and receipt.")}
          label="Name of the Shop"
          placeholder={initialBrand.siteName}
          maxLength={brandLimits.siteNameAtMost}
          autoComplete="organization"
        />
        <TextField
          {...inputProps(fields.contactEmail, "email")}
          {...fixedProps(fixed.contactEmail, "Shown in the footer and in letters, for questions.")}
          label="Contact Address"
          placeholder={initialBrand.contactEmail}
          autoComplete="email"
        />
        <TextField
          {...inputProps(fields.accent)}
          label="Color"
          hint="Of buttons and links. Its shade for dark screens is made from it."
          placeholder={initialBrand.accent}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      </DeskCard>
      <DeskCard title="Home Page">
        <TextField
          {...inputProps(fields.heroTitle)}
          label="Title"
          placeholder={initialBrand.heroTitle}
          maxLength={brandLimits.heroTitleAtMost}
          autoComplete="off"
        />
        <TextArea
          {...textareaProps(fields.heroText)}
          label="Text"
          placeholder={initialBrand.heroText}
          rows={3}
          maxLength={brandLimits.heroTextAtMost}
        />
      </DeskCard>
      <DeskCard title="Footer Links">
        <TextArea
          {...textareaProps(fields.footerLinks)}
          label="Links"
          hint={`One a line, at most ${footerLinksAtMost}: words, a bar, and an address that begins with https:// or a path of this site.`}
          placeholder={"Instagram | https://instagram.com/yours\nPrices | /#pricing"}
          rows={4}
          spellCheck={false}
        />
      </DeskCard>
      <DeskCard title="Analytics">
        <TextField
          {...inputProps(fields.analyticsScriptUrl)}
          {...fixedProps(
            fixed.analyticsScriptUrl,
            "Off unless both are set. It counts page views, never a query string.",
          )}
          label="Address of the Script"
          placeholder="https://"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <TextField
          {...inputProps(fields.analyticsSite)}
          {...fixedProps(fixed.analyticsSite, "What the service calls your site.")}
          label="Site"
          maxLength={brandLimits.analyticsSiteAtMost}
          autoComplete="off"
        />
      </DeskCard>
      <Button className="justify-self-start">Save</Button>
    </Form>
  );
}

const fieldNames = [
  "siteName",
  "contactEmail",
  "accent",
  "heroTitle",
  "heroText",
  "footerLinks",
  "analyticsScriptUrl",
  "analyticsSite",
] as const;
