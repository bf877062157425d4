import { useRouteError } from "react-router";
import { Button } from "../button.tsx";
import { MessagePage, NotFoundPage } from "./message-page.tsx";
import { readBadMoment, type TypedForm } from "./typed-form.ts";

/** What a person reads for a status. Never the thrown text: it is written for us, and may say too much. */
const wordsByStatus: Record<number, { title: string; text: string }> = {
  400: { title: "That did not arrive whole", text: "Please go back and send it again." },
  401: { title: "Please log in", text: "This page belongs to somebody who is signed in." },
  403: { title: "This is not open to you", text: "You are signed in, but this page is for somebody else." },
  404: { title: "404 Page Not Found", text: "" },
  405: { title: "That cannot be done here", text: "Please go back and try another way." },
  409: { title: "Something changed meanwhile", text: "Please go back, look again and repeat what you wanted." },
  413: { title: "That is too much at once", text: "Please go back and send less: photos may have up to 20MB." },
  415: { title: "We cannot read that", text: "Please go back and send it in another form." },
  429: { title: "A little too fast", text: "Please wait a minute and try again." },
  503: { title: "One moment, please", text: "The site is busy. Please try again in a moment." },
  507: { title: "No room just now", text: "There is no room for photos at the moment. Please try again later." },
};

const unexpected = { title: "Something went wrong", text: "It is our fault, not yours. Please try again in a moment." };

export function errorWords(status: number): { title: string; text: string } {
  return wordsByStatus[status] ?? unexpected;
}

/** The last-resort page: says what a person can do, and nothing about how we are built. */
export function ErrorPage({ status }: { status: number }) {
  const moment = readBadMoment(useRouteError());
  if (status === 404) return <NotFoundPage />;
  const { title, text } = errorWords(status);
  return (
    <MessagePage title={title}>
      <p>{moment?.words ?? text}</p>
      {moment?.form ? <SendAgain {...moment.form} /> : null}
    </MessagePage>
  );
}

/** Everything that was typed, to look at and to send again; a file has to be chosen again where it was typed. */
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

/** Shorter ones are an e-mail's length at most, or no person's. */
const lettersWorthShowing = 10;
