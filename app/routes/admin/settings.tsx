import { href } from "react-router";
import { areEditorsNamed, countGroupMembers, listNamedEditors } from "#app/domain/accounts/is-editor.server.ts";
import { listLoginWays } from "#app/domain/accounts/login.server.ts";
import { groupWords, namedEditorWords } from "#app/domain/accounts/no-editor-reason.ts";
import { listTimeZones, readBlogSettings, saveBlogSettings } from "#app/domain/blog/settings/blog-settings.server.ts";
import { blogSettingsSchema } from "#app/domain/blog/settings/blog-settings-schema.ts";
import { summarizeAttempts, summarizedDays } from "#app/domain/generation/summarize-attempts.server.ts";
import { readBrand } from "#app/domain/shop/brand.server.ts";
import { redirectFromDesk } from "#app/http/answers/desk-answer.server.ts";
import { parseForm, refuseForm } from "#app/http/parse-form.ts";
import { readIntent } from "#app/http/read-intent.ts";
import { requireEditor } from "#app/http/sessions/guards.server.ts";
import { readForm } from "#app/http/uploads/read-form.server.ts";
import { env } from "#app/settings/env.server.ts";
import { letterSender } from "#app/settings/letter-sender.server.ts";
import { DeskCard, DeskPage } from "#app/ui/admin/desk-page.tsx";
import { EveryoneEdits } from "#app/ui/admin/posts/overview.tsx";
import { ProviderTable, presentProvider } from "#app/ui/admin/provider-table.tsx";
import { BlogSettingsForm, blogSettingsFormId } from "#app/ui/admin/settings/blog-settings-form.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { pageTitle } from "#app/ui/shell/page-title.ts";
import type { Route } from "./+types/settings";

/** /admin/settings: the settings in use. No key, password, token or URL that contains one is sent. */
export async function loader({ request }: Route.LoaderArgs) {
  const editor = await requireEditor(request);
  const pictures = summarizeAttempts().map(presentProvider);
  return {
    blog: readBlogSettings(),
    timeZones: listTimeZones(),
    areNamed: areEditorsNamed(),
    editors: listNamedEditors(),
    group: describeGroup(),
    you: editor.email,
    groups: [site(), services(), operation()],
    pictures,
    pictureDays: summarizedDays,
  };
}

/** Saves the blog's settings; all others are the operator's. */
export async function action({ request }: Route.ActionArgs) {
  const editor = await requireEditor(request);
  const form = await readForm(request);
  readIntent(form.get("intent"), ["save"], "save");
  const submission = parseForm(form, blogSettingsSchema);
  if (submission.status !== "success") return refuseForm(blogSettingsFormId, submission);
  saveBlogSettings(submission.value);
  const description = "Readers see it from now on.";
  return redirectFromDesk(
    request,
    editor,
    href("/admin/settings"),
    { title: "Settings saved", description },
    submission.value.title,
  );
}

function describeGroup() {
  const name = env.OIDC_EDITORS_GROUP;
  return name === undefined ? null : { name, ...countGroupMembers(name) };
}

function site() {
  const { siteName, contactEmail } = readBrand();
  return {
    title: "Site",
    rows: [
      ["Name", siteName, "SITE_NAME"],
      ["Address", env.PUBLIC_URL, "PUBLIC_URL"],
      ["Contact", contactEmail, "CONTACT_EMAIL"],
      ["Demo installation", env.DEMO ? "yes" : "no", "DEMO"],
    ] as const,
  };
}

function services() {
  const { standIns } = env;
  const { siteName, analytics } = readBrand();
  const mailServer = env.SMTP_URL ? new URL(env.SMTP_URL).host : "";
  return {
    title: "Services",
    rows: [
      ["Sign-in", signIn(), "SIGN_IN"],
      ["Payments", standIns.payments ? "test cards only" : "in use", ""],
      ["E-mail", standIns.mail ? "kept on disk, read at /demo/mail" : `sent by ${mailServer}`, "SMTP_URL"],
      ["E-mail sender", letterSender(siteName), "MAIL_FROM"],
      ["Pictures", env.IMAGE_PROVIDER === "built-in" ? "built-in designer" : picturesBy(), "IMAGE_PROVIDER"],
      ["Wishes", env.TEXT_MODEL ? `read by ${env.TEXT_MODEL}` : "built-in reader", "TEXT_MODEL"],
      ["Analytics", analytics ? new URL(analytics.scriptUrl).host : "off", "ANALYTICS_SCRIPT_URL"],
    ] as const,
  };
}

function signIn(): string {
  if (env.signInWays[0] === "demo") return "demo: any e-mail signs in";
  return listLoginWays()
    .map(({ name }) => `with ${name}`)
    .join(", ");
}

function picturesBy(): string {
  const fallback = env.IMAGE_FALLBACK_AFTER;
  const host = env.IMAGE_BASE_URL ? ` at ${new URL(env.IMAGE_BASE_URL).host}` : "";
  const words = `${env.IMAGE_PROVIDER}${env.IMAGE_MODEL ? `, ${env.IMAGE_MODEL}` : ""}${host}`;
  return fallback ? `${words}; after ${fallback} failures the built-in designer` : words;
}

function operation() {
  return {
    title: "Operation",
    rows: [
      ["Pictures made at once", String(env.IMAGE_CONCURRENCY), "IMAGE_CONCURRENCY"],
      ["Background jobs", env.RUN_JOBS ? "run by this process" : "run elsewhere", "RUN_JOBS"],
      ["Cookie secret", env.SESSION_SECRET ? "set" : "made by this installation", "SESSION_SECRET"],
      ["Log level", env.LOG_LEVEL, "LOG_LEVEL"],
    ] as const,
  };
}

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: pageTitle(matches, "Settings") }];
}

export default function Settings({
  loaderData: { blog, timeZones, areNamed, editors, group, you, groups, pictures, pictureDays },
}: Route.ComponentProps) {
  return (
    <DeskPage
      title="Settings"
      intro="How the blog presents itself, and what this installation uses. All but the blog's own settings are changed in its .env file and take effect after a restart."
      back={{ to: href("/admin"), name: "Back" }}
      actions={
        areNamed ? (
          <ButtonLink to={href("/admin/operation")} variant="secondary">
            Operation
          </ButtonLink>
        ) : null
      }
    >
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <BlogSettingsForm settings={blog} timeZones={timeZones} />
        <DeskCard title="Who May Edit">
          {areNamed ? (
            <ul className="grid gap-y-2 text-sm">
              {editors.map((editor) => (
                <li key={editor.email} className="wrap-anywhere">
                  {editor.email} <span className="text-ink-soft">{namedEditorWords(editor)}</span>
                </li>
              ))}
              {group ? (
                <li className="wrap-anywhere">
                  Group {group.name} <span className="text-ink-soft">{groupWords(group)}</span>
                </li>
              ) : null}
            </ul>
          ) : (
            <EveryoneEdits />
          )}
          <p className="wrap-anywhere text-ink-soft text-sm">You are signed in as {you}.</p>
        </DeskCard>
        {groups.map((group) => (
          <SettingGroup key={group.title} {...group} />
        ))}
        <DeskCard title={`Pictures, last ${pictureDays} days`} className="lg:col-span-2">
          <ProviderTable rows={pictures} />
        </DeskCard>
      </div>
    </DeskPage>
  );
}

interface SettingGroupProps {
  title: string;
  rows: readonly (readonly [name: string, value: string, setting: string])[];
}

function SettingGroup({ title, rows }: SettingGroupProps) {
  return (
    <DeskCard title={title}>
      <dl className="grid gap-y-2 text-sm sm:grid-cols-[11rem_minmax(0,1fr)]">
        {rows.map(([name, value, setting]) => (
          <div key={name} className="contents">
            <dt className="text-ink-soft">{name}</dt>
            <dd className="wrap-anywhere max-sm:mb-2">
              {value} {setting ? <code className="font-mono text-ink-soft text-xs">{setting}</code> : null}
            </dd>
          </div>
        ))}
      </dl>
    </DeskCard>
  );
}
