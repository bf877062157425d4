import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { MarkupWriter } from "./kept-markup.tsx";
import { servedPart } from "./served-part.tsx";

function Greeting({ name }: { name: string }) {
  return <p>Hello {name}</p>;
}

const Served = servedPart(Greeting, async () => Greeting);

test("scripts are told what to leave as it stands, by something that has no box", () => {
  expect(renderToStaticMarkup(<Served name="Pat" />)).toBe(
    '<div class="contents" data-served=""><p>Hello Pat</p></div>',
  );
});

test("a page without scripts has nothing around it", () => {
  const page = (
    <MarkupWriter value={renderToStaticMarkup}>
      <Served name="Pat" />
    </MarkupWriter>
  );
  expect(renderToStaticMarkup(page)).toBe("<p>Hello Pat</p>");
});
