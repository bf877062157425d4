/** The connection broke, or the server has another version by now. */
export function MissingPart() {
  return <p role="alert">A part of this page could not be loaded. Please load the page again.</p>;
}
