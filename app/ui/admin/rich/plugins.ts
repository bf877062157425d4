import { baseKeymap, chainCommands, exitCode } from "prosemirror-commands";
import { dropCursor } from "prosemirror-dropcursor";
import { gapCursor } from "prosemirror-gapcursor";
import { history, redo, undo } from "prosemirror-history";
import { inputRules, textblockTypeInputRule, wrappingInputRule } from "prosemirror-inputrules";
import { keymap } from "prosemirror-keymap";
import { liftListItem, sinkListItem, splitListItem } from "prosemirror-schema-list";
import { type Command, type Plugin, Selection } from "prosemirror-state";
import { tableEditing } from "prosemirror-tables";
import { runFormat } from "./commands.ts";
import { schema } from "./schema.ts";

const { nodes } = schema;

const breakLine: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodes.hard_break.create()).scrollIntoView());
  return true;
};

/** A cell has one line, and a caption is below it what comes next. */
const enter: Command = (state, dispatch) => {
  const { $from } = state.selection;
  const { type } = $from.parent;
  if (type === nodes.table_cell || type === nodes.table_header) return breakLine(state, dispatch);
  if (type !== nodes.picture) return false;
  const at = $from.after();
  const tr = state.tr.insert(at, nodes.paragraph.create());
  dispatch?.(tr.setSelection(Selection.near(tr.doc.resolve(at + 1))).scrollIntoView());
  return true;
};

const formatKey =
  (format: "bold" | "italic" | "link"): Command =>
  (_state, _dispatch, view) => {
    if (view) runFormat(view, format);
    return true;
  };

/** Tab is not among the keys: it leaves the editor. */
export function editorPlugins(): Plugin[] {
  return [
    inputRules({
      rules: [
        textblockTypeInputRule(/^(#{2,6})\s$/, nodes.heading, ([, signs = "##"]) => ({ level: signs.length })),
        wrappingInputRule(/^\s*[-*]\s$/, nodes.bullet_list),
        wrappingInputRule(/^(\d{1,9})[.)]\s$/, nodes.ordered_list, ([, start]) => ({ start: Number(start) })),
        wrappingInputRule(/^>\s$/, nodes.blockquote),
        textblockTypeInputRule(/^```$/, nodes.code_block),
      ],
    }),
    keymap({
      "Mod-b": formatKey("bold"),
      "Mod-i": formatKey("italic"),
      "Mod-k": formatKey("link"),
      "Mod-z": undo,
      "Mod-y": redo,
      "Shift-Mod-z": redo,
      "Mod-]": sinkListItem(nodes.list_item),
      "Mod-[": liftListItem(nodes.list_item),
      "Mod-Enter": exitCode,
      "Shift-Enter": chainCommands(exitCodeInSource, breakLine),
      Enter: chainCommands(enter, splitListItem(nodes.list_item)),
    }),
    keymap(baseKeymap),
    history(),
    dropCursor(),
    gapCursor(),
    tableEditing(),
  ];
}

/** Within source and code a line break is a letter. */
function exitCodeInSource(state: Parameters<Command>[0], dispatch: Parameters<Command>[1]): boolean {
  if (!state.selection.$from.parent.type.spec.code) return false;
  dispatch?.(state.tr.insertText("\n").scrollIntoView());
  return true;
}
