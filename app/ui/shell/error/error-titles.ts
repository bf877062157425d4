/** Titles by status. Never the thrown text: it is written for developers and may reveal too much. */
const titles: Record<number, string> = {
  400: "That did not arrive whole",
  401: "Please log in",
  403: "This is not open to you",
  404: "404 Page Not Found",
  405: "That cannot be done here",
  409: "Something changed meanwhile",
  410: "This link is used up",
  413: "That is too much at once",
  415: "We cannot read that",
  429: "A little too fast",
  503: "One moment, please",
  507: "No room just now",
};

export function errorTitle(status: number): string {
  return titles[status] ?? "Something went wrong";
}
