import { href } from "react-router";
import { LeadFieldsForm } from "../share/lead-form.tsx";

interface QuoteFormProps {
  /** Path of the post or page that has it. */
  page: string;
  siteName: string;
  keptPhoto?: string;
}

/** Posted to a page of its own, so that pages with it are the same for all. */
export function QuoteForm({ page, siteName, keptPhoto }: QuoteFormProps) {
  return (
    <section aria-label="Ask for a quote" className="mt-6 max-w-measure text-base print:hidden">
      <LeadFieldsForm
        siteName={siteName}
        action={`${href("/quote")}?${new URLSearchParams({ page })}`}
        photo={{ kept: keptPhoto }}
      />
    </section>
  );
}
