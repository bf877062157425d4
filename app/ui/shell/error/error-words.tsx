import { useRouteError } from "react-router";
import { Button } from "../../button.tsx";
import { readBadMoment, type TypedForm } from "../typed-form.ts";
import { errorTitle } from "./error-titles.ts";
import { MessagePage, NotFoundPage } from "./message-page.tsx";

/** The text under the title. */
const texts: Record<number, string> = {
  400: "Please go back and send it again.",
  401: "This page belongs to somebody who is signed in.",
  403: "You are signed in, but this page is for somebody else.",
  405: "Please go back and try another way.",
  409: "Please go back, look again and repeat what you wanted.",
  413: "Please go back and send less: photos may have up to 20MB.",
  415: "Please go back and send it in another form.",
  429: "Please wait a minute and try again.",
  503: "The site is busy. Please try again in a moment.",
  507: "There is no room for photos at the moment. Please try again later.",
};

const unexpected = "It is our fault, not yours. Please try again in a moment.";

export function ErrorWords({ status }: { status: number }) {
  const moment = readBadMoment(useRouteError());
  if (status === 404) return <NotFoundPage />;
  return (
    <MessagePage title={errorTitle(status)}>
      <p>{moment?.words ?? texts[status] ?? unexpected}</p>
      {moment?.form ? <SendAgain {...moment.form} /> : null}
    </MessagePage>
  );
}

/** A file has to be chosen again in the original form. */
function SendAgain({ action, fields }: TypedForm) {
  const texts = fields.filter(([, value]) => value.length >= lettersWorthShowing);
  return (
    <form method="post" action={action} encType="multipart/form-data" className="mt-6 text-left">
      {fields.map(([name, value], at) => (
        <input key={`${at} ${name}`} type="hidden" name={name} value={value} />
      ))}
      <p className="text-center">What you typed is kept.</p>
      {texts.length > 0 ? (
        <details className="mt-4">
          <summary>What you typed</summary>
          {texts.map(([name, value]) => (
            <pre
              key={name}
              className="mt-2 max-h-64 overflow-auto whitespace-pre-wrap rounded-lg border border-line p-3"
            >
              {value}
            </pre>
          ))}
        </details>
      ) : null}
      <div className="mt-6 text-center">
        <Button>Send again</Button>
      </div>
    </form>
  );
}

/** Longer values get a text area. */
const lettersWorthShowing = 10;
