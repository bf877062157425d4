import type { Node } from "prosemirror-model";
import type { NodeView, NodeViewConstructor } from "prosemirror-view";
import { schema } from "./schema.ts";

/** The picture, its caption in place, and a field for what it shows. */
export const pictureView: NodeViewConstructor = (first, view, getPos): NodeView => {
  let node = first;
  const dom = document.createElement("figure");
  const picture = document.createElement("img");
  const waiting = document.createElement("p");
  const caption = document.createElement("figcaption");
  const alt = document.createElement("input");
  dom.className = "rich-picture";
  alt.type = "text";
  alt.dir = "auto";
  alt.className = "field-control text-sm";
  alt.placeholder = "What does it show?";
  alt.setAttribute("aria-label", "What this picture shows, for those who cannot see it");
  waiting.setAttribute("role", "status");
  caption.dataset.placeholder = "Caption";
  dom.append(picture, waiting, caption, alt);
  alt.addEventListener("change", () => {
    const place = getPos();
    if (place !== undefined) view.dispatch(view.state.tr.setNodeAttribute(place, "alt", alt.value.trim()));
  });
  show();

  function show(): void {
    const { src } = node.attrs;
    const isStored = src !== "";
    picture.hidden = alt.hidden = caption.hidden = !isStored;
    waiting.hidden = isStored;
    waiting.textContent = isStored ? "" : node.attrs.alt;
    // Only what readers would be shown too.
    if (isStored && /^(?:https:|\/(?!\/))/.test(src)) picture.src = src;
    picture.alt = node.attrs.alt;
    if (document.activeElement !== alt) alt.value = node.attrs.alt;
    caption.classList.toggle("is-empty", node.content.size === 0);
  }

  return {
    dom,
    contentDOM: caption,
    update(next: Node) {
      if (next.type !== schema.nodes.picture) return false;
      node = next;
      show();
      return true;
    },
    stopEvent: ({ target }) => target === alt,
    ignoreMutation: (mutation) => mutation.type !== "selection" && !caption.contains(mutation.target),
  };
};
