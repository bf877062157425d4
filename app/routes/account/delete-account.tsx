import { getFormProps } from "@conform-to/react";
import { Form, href, redirect } from "react-router";
import { orderNumber } from "#app/domain/orders/request/order-name.ts";
import { deleteAccount } from "#app/domain/privacy/delete-account.server.ts";
import { deletionRefusalWords } from "#app/domain/privacy/deletion-refusals.ts";
import { type DeletionFields, deletionSchema } from "#app/domain/privacy/deletion-schema.ts";
import { parseForm, refuseForm } from "#app/http/parse-form.ts";
import { readIntent } from "#app/http/read-intent.ts";
import { requireUser } from "#app/http/sessions/guards.server.ts";
import { replaceSession } from "#app/http/sessions/session.server.ts";
import { readForm } from "#app/http/uploads/read-form.server.ts";
import { whatBookkeepingKeeps } from "#app/ui/account/what-bookkeeping-keeps.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { checkboxProps } from "#app/ui/form/field-props.ts";
import { FormErrors } from "#app/ui/form/form-errors.tsx";
import { usePageForm } from "#app/ui/form/use-page-form.ts";
import { PageFrame } from "#app/ui/shell/page-frame.tsx";
import { pageTitle } from "#app/ui/shell/page-title.ts";
import type { Route } from "./+types/delete-account";

const formId = "delete-account";

/** /account/delete: lists what is deleted and what stays, and requires a tick. */
export async function loader({ request }: Route.LoaderArgs) {
  const { email } = await requireUser(request);
  return { email };
}

export async function action({ request }: Route.ActionArgs) {
  const user = await requireUser(request);
  const form = await readForm(request);
  readIntent(form.get("intent"), ["delete"], "delete");
  const submission = parseForm(form, deletionSchema);
  if (submission.status !== "success") return refuseForm(formId, submission);
  const deleted = await deleteAccount(user.id);
  if (!deleted.ok) {
    const message = `Your account is still here: ${orderNumber(deleted.requestId)} ${deletionRefusalWords[deleted.reason]}`;
    return refuseForm(formId, submission, 409, { formErrors: [message] });
  }
  const toast = { title: "Your account is deleted", variant: "default" } as const;
  const cookie = await replaceSession(request, { toast });
  return redirect(href("/"), { status: 303, headers: { "Set-Cookie": cookie } });
}

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: pageTitle(matches, "Delete my account") }];
}

export default function DeleteAccount({ loaderData: { email } }: Route.ComponentProps) {
  const [form, fields] = usePageForm<DeletionFields>({ id: formId });
  return (
    <PageFrame title="Delete my account" intro={email} width="narrow">
      <FormErrors form={form} className="mb-6" />
      <div className="grid gap-8">
        <Part title="What goes, for good">
          <ul className="ml-5 list-disc space-y-1">
            <li>your account and every sign-in with it</li>
            <li>all designs, with photos, wishes, plans and lists</li>
            <li>what you typed or uploaded and have not ordered</li>
            <li>every link you shared, and those in our e-mails</li>
            <li>orders that are not paid: they can no longer be paid</li>
          </ul>
        </Part>
        <Part title="What stays">
          <p>{whatBookkeepingKeeps}</p>
          <p className="mt-3">
            What you wrote for the blog stays without your name. Backups of this site hold what is deleted until they
            are replaced by newer ones.
          </p>
        </Part>
      </div>
      <Form {...getFormProps(form)} method="post" className="mt-8 grid gap-5">
        <label className="flex min-h-11 cursor-pointer items-center gap-3 font-medium">
          <input {...checkboxProps(fields.sure)} required className="size-5 shrink-0" />
          Delete everything. I know that it cannot be brought back.
        </label>
        {fields.sure.errors ? (
          <p id={fields.sure.errorId} className="text-danger text-sm">
            {fields.sure.errors[0]}
          </p>
        ) : null}
        <p className="flex flex-wrap gap-3">
          <Button danger>Delete my account</Button>
          <ButtonLink to={`${href("/account")}?tab=settings`} variant="secondary">
            Keep it
          </ButtonLink>
        </p>
      </Form>
      <p className="mt-6 text-sm">
        <a
          href={href("/account/my-data.zip")}
          download
          className="inline-flex min-h-11 items-center font-medium text-moss"
        >
          Download my data first
        </a>
      </p>
    </PageFrame>
  );
}

function Part({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section>
      <h2 className="text-xl">{title}</h2>
      <div className="mt-3 text-ink-soft">{children}</div>
    </section>
  );
}
