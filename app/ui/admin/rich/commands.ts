import { lift, setBlockType, toggleMark, wrapIn } from "prosemirror-commands";
import { Fragment, type Mark, type MarkType, type Node } from "prosemirror-model";
import { liftListItem, wrapInList } from "prosemirror-schema-list";
import { type Command, type EditorState, Selection, TextSelection } from "prosemirror-state";
import { addColumnAfter, addRowAfter, deleteColumn, deleteRow, deleteTable } from "prosemirror-tables";
import type { EditorView } from "prosemirror-view";
import { blockTemplates, type Format, footnoteNumber, isBlockFormat } from "../post-form/format-text.ts";
import { schema } from "./schema.ts";

const { nodes, marks } = schema;

export const tableCommands = {
  "Add row": addRowAfter,
  "Add column": addColumnAfter,
  "Delete row": deleteRow,
  "Delete column": deleteColumn,
  "Delete table": deleteTable,
} as const;

/** @returns false where it cannot be done */
export function runFormat(view: EditorView, format: Format): boolean {
  view.focus();
  return commandFor(format, view.state)(view.state, view.dispatch, view);
}

function commandFor(format: Format, state: EditorState): Command {
  if (isBlockFormat(format)) return insertAfterBlock(nodes.source.create(null, schema.text(blockTemplates[format])));
  switch (format) {
    case "bold":
      return toggleMark(marks.strong);
    case "italic":
      return toggleMark(marks.em);
    case "link":
      return changeLink;
    case "heading":
      return changeHeading(state);
    case "list":
      return toggleList(nodes.bullet_list);
    case "numbers":
      return toggleList(nodes.ordered_list);
    case "quote":
      return isWithin(state, nodes.blockquote) ? lift : wrapIn(nodes.blockquote);
    case "table":
      return insertAfterBlock(newTable(), 2);
    case "video":
      return insertVideo;
    case "footnote":
      return insertFootnote;
  }
}

/** Where the caret is. */
export function activeFormats(state: EditorState): ReadonlySet<Format> {
  const { $from, empty, from, to } = state.selection;
  const has = (mark: MarkType) =>
    empty ? mark.isInSet(state.storedMarks ?? $from.marks()) !== undefined : state.doc.rangeHasMark(from, to, mark);
  const active = {
    ...{
      bold: has(marks.strong),
      italic: has(marks.em),
      link: has(marks.link),
      quote: isWithin(state, nodes.blockquote),
    },
    ...{ list: isWithin(state, nodes.bullet_list), numbers: isWithin(state, nodes.ordered_list) },
    heading: $from.parent.type === nodes.heading,
  };
  return new Set((Object.keys(active) as (keyof typeof active)[]).filter((format) => active[format]));
}

function isWithin({ selection: { $from } }: EditorState, type: Node["type"]): boolean {
  return Array.from({ length: $from.depth }, (_, at) => $from.node(at + 1)).some((node) => node.type === type);
}

/** A paragraph becomes a heading, a heading one below it, and that a paragraph again. */
function changeHeading({ selection: { $from } }: EditorState): Command {
  const { type, attrs } = $from.parent;
  if (type !== nodes.heading) return setBlockType(nodes.heading, { level: 2 });
  return attrs.level === 2 ? setBlockType(nodes.heading, { level: 3 }) : setBlockType(nodes.paragraph);
}

function toggleList(type: Node["type"]): Command {
  return (state, dispatch) => {
    const { $from } = state.selection;
    for (let depth = $from.depth; depth > 0; depth--) {
      const list = $from.node(depth);
      if (list.type === type) return liftListItem(nodes.list_item)(state, dispatch);
      if (list.type === nodes.bullet_list || list.type === nodes.ordered_list) {
        dispatch?.(state.tr.setNodeMarkup($from.before(depth), type, { tight: list.attrs.tight }));
        return true;
      }
    }
    return wrapInList(type)(state, dispatch);
  };
}

/** Asks where it leads; an empty answer takes the link away. */
const changeLink: Command = (state, dispatch) => {
  const { from, to } = linkRange(state) ?? state.selection;
  const link: Mark | undefined = state.doc.resolve(from).marksAcross(state.doc.resolve(to))?.find(isLink);
  const selected = state.doc.textBetween(from, to);
  const known = link?.attrs.href ?? (/^(?:https?:\/\/|www\.)\S+$/.test(selected) ? selected : "https://");
  const answer = window.prompt("Where does the link lead?", known)?.trim();
  if (answer === undefined) return false;
  const href = answer === "https://" ? "" : answer.replace(/^www\./, "https://www.");
  const mark = marks.link.create({ href });
  if (from === to && href) dispatch?.(state.tr.insert(from, schema.text(href, [mark])));
  else if (!href) dispatch?.(state.tr.removeMark(from, to, marks.link));
  else dispatch?.(state.tr.removeMark(from, to, marks.link).addMark(from, to, mark));
  return true;
};

function isLink({ type }: Mark): boolean {
  return type === marks.link;
}

/** Of the link that the caret is in. */
function linkRange({ selection }: EditorState): { from: number; to: number } | undefined {
  const { $from, empty } = selection;
  const link = $from.marks().find(isLink);
  if (!empty || !link) return undefined;
  let [from, to] = [$from.index(), $from.indexAfter()];
  const has = (at: number) => link.isInSet($from.parent.maybeChild(at)?.marks ?? []);
  while (from > 0 && has(from - 1)) from--;
  while (has(to)) to++;
  return { from: $from.posAtIndex(from), to: $from.posAtIndex(to) };
}

const insertVideo: Command = (state, dispatch, view) => {
  const href = window.prompt("The address of the video, on YouTube or Vimeo", "https://")?.trim();
  if (!href || href === "https://") return false;
  const link = schema.text(href, [marks.link.create({ href })]);
  return insertAfterBlock(nodes.paragraph.create(null, link))(state, dispatch, view);
};

/** Its mark at the caret, and its words, selected, at the end of the text. */
const insertFootnote: Command = (state, dispatch) => {
  const label = String(footnoteNumber(labelsIn(state.doc)));
  const mark = nodes.footnote_mark.create({ label });
  const note = nodes.source.create(null, schema.text(`[^${label}]: words`));
  const { tr } = state;
  tr.replaceSelectionWith(mark, false);
  const end = tr.doc.content.size;
  tr.insert(end, note);
  const last = end + note.nodeSize - 1;
  dispatch?.(tr.setSelection(TextSelection.create(tr.doc, last - "words".length, last)).scrollIntoView());
  return true;
};

function labelsIn(doc: Node): string {
  let labels = "";
  doc.descendants((node) => {
    if (node.type === nodes.footnote_mark) labels += `[^${node.attrs.label}]`;
    if (node.type === nodes.source) labels += node.textContent;
  });
  return labels;
}

function newTable(): Node {
  const row = (type: Node["type"], words: string[]) =>
    nodes.table_row.create(
      null,
      words.map((word) => type.create(null, word ? schema.text(word) : null)),
    );
  return nodes.table.create(null, [
    row(nodes.table_header, ["Plant", "Height"]),
    row(nodes.table_cell, ["Lavender", "24 in"]),
    row(nodes.table_cell, ["", ""]),
  ]);
}

/** Below the block of the caret, or in place of an empty paragraph; the caret goes into it. */
export function insertAfterBlock(block: Node, inside = 1): Command {
  return (state, dispatch) => {
    const { $to } = state.selection;
    const parent = $to.depth > 0 ? $to.node(1) : undefined;
    const isEmpty = parent?.type === nodes.paragraph && parent.content.size === 0;
    const at = $to.depth > 0 ? (isEmpty ? $to.before(1) : $to.after(1)) : $to.pos;
    const tr = state.tr.replaceWith(at, isEmpty ? $to.after(1) : at, Fragment.from(block));
    dispatch?.(tr.setSelection(Selection.near(tr.doc.resolve(at + inside))).scrollIntoView());
    return true;
  };
}
