import { MessagePage, NotFoundPage } from "./message-page.tsx";

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
};

const unexpected = { title: "Something went wrong", text: "It is our fault, not yours. Please try again in a moment." };

export function errorWords(status: number): { title: string; text: string } {
  return wordsByStatus[status] ?? unexpected;
}

/** The last-resort page: says what a person can do, and nothing about how we are built. */
export function ErrorPage({ status }: { status: number }) {
  if (status === 404) return <NotFoundPage />;
  const { title, text } = errorWords(status);
  return (
    <MessagePage title={title}>
      <p>{text}</p>
    </MessagePage>
  );
}
