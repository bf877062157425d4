import type { FieldErrors } from "./use-design-fields.ts";

interface FormProblemsProps {
  formId: string;
  /** What the server refused, by field; "" for what belongs to none. */
  refused: FieldErrors;
  /** What is still wrong, by field. */
  present: FieldErrors;
}

const asInTheForm = ["", "photo", "prompt", "email", "packageId"];

/**
 * What the server found wrong, at the top, where the page opens after a post: each problem leads to its field, and
 * goes when that is put right. The problems that belong to no field stand here only.
 */
export function FormProblems({ formId, refused, present }: FormProblemsProps) {
  const problems = Object.entries(refused).flatMap(([name, messages]) =>
    messages?.[0] && name in present ? [{ name, message: messages[0] }] : [],
  );
  if (problems.length === 0) return null;
  problems.sort((a, b) => asInTheForm.indexOf(a.name) - asInTheForm.indexOf(b.name));
  return (
    // biome-ignore lint/a11y/noAutofocus: a page that comes back with problems opens at them, without JavaScript too
    <div role="alert" tabIndex={-1} autoFocus className="rounded-lg border border-danger px-5 py-4 outline-none">
      <p className="font-medium">Please have another look. Everything else is kept.</p>
      <ul className="mt-1">
        {problems.map(({ name, message }) => (
          <li key={name}>
            {name ? (
              <a
                href={`#${formId}-${name}`}
                className="inline-flex min-h-11 items-center text-danger underline underline-offset-4"
              >
                {message}
              </a>
            ) : (
              <span className="text-danger">{message}</span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
