import { DOMParser as Reader, type Slice } from "prosemirror-model";
import { EditorState } from "prosemirror-state";
import { EditorView } from "prosemirror-view";
import { cleanPasted } from "./clean-pasted.ts";
import { followText, openText, writeText } from "./document-text.ts";
import { pictureView } from "./picture-view.ts";
import { editorPlugins } from "./plugins.ts";
import { schema } from "./schema.ts";

export interface RichView {
  view: EditorView;
  /** Puts the text area's caret where the editor's is, for what is inserted there. */
  placeCaret(): void;
  destroy(): void;
}

interface RichViewOptions {
  label: string;
  onPictures: (files: File[]) => void;
  onChange: () => void;
}

/** Writes what is typed into the text area, whose text stays the post's, and shows what others write there. */
export function createRichView(
  place: HTMLElement,
  area: HTMLTextAreaElement,
  { label, onPictures, onChange }: RichViewOptions,
): RichView {
  let opened = openText(area.value);
  let isWriting = false;
  const view = new EditorView(place, {
    state: EditorState.create({ doc: opened.doc, plugins: editorPlugins() }),
    nodeViews: { picture: pictureView },
    attributes: { role: "textbox", "aria-multiline": "true", "aria-label": label, dir: "auto", class: "article-text" },
    dispatchTransaction(transaction) {
      view.updateState(view.state.apply(transaction));
      if (transaction.docChanged && !transaction.getMeta("followed")) write();
      onChange();
    },
    clipboardParser: readerOfPasted,
    transformPastedHTML: (html) => (isOwn(html) ? html : cleanPasted(html).body.innerHTML),
    handlePaste: (_view, event) => takePictures(event.clipboardData),
    handleDrop: (_view, event) => takePictures(event.dataTransfer),
  });

  function write(): void {
    isWriting = true;
    area.value = writeText(view.state.doc, opened);
    area.dispatchEvent(new Event("input", { bubbles: true }));
    isWriting = false;
  }

  function follow(): void {
    if (isWriting || area.value === writeText(view.state.doc, opened)) return;
    const { blocks, from, to, ...read } = followText(view.state.doc, area.value, opened);
    opened = read.opened;
    const isAll = blocks.length === 0 && from === 0 && to === view.state.doc.content.size;
    const content = isAll ? [schema.nodes.paragraph.create()] : blocks;
    view.dispatch(view.state.tr.replaceWith(from, to, content).setMeta("followed", true));
  }

  function takePictures(data: DataTransfer | null): boolean {
    const files = [...(data?.files ?? [])].filter(({ type }) => type.startsWith("image/"));
    if (files.length === 0 || data?.getData("text/html").includes("<p")) return false;
    onPictures(files);
    return true;
  }

  function placeCaret(): void {
    const { $to } = view.state.selection;
    const end = $to.depth > 0 ? $to.after(1) : $to.pos;
    const above = writeText(view.state.doc.cut(0, end), opened).trimEnd();
    area.setSelectionRange(above.length, above.length);
  }

  area.addEventListener("input", follow);
  return {
    view,
    placeCaret,
    destroy() {
      area.removeEventListener("input", follow);
      view.destroy();
    },
  };
}

const readerOfPasted = Reader.fromSchema(schema);

/** Copied from a ProseMirror editor, this one for example. */
function isOwn(html: string): boolean {
  return html.includes("data-pm-slice");
}

/** For the text area: what was copied, as Markdown. */
export function markdownOfPasted(html: string): string {
  const slice: Slice = readerOfPasted.parseSlice(cleanPasted(html).body);
  const doc = schema.nodes.doc.createAndFill(null, slice.content) ?? readerOfPasted.parse(cleanPasted(html).body);
  return writeText(doc, openText("")).trim();
}
