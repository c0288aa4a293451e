// What the editor can do, from the parts of CodeMirror.
import { acceptCompletion, autocompletion, completionStatus, currentCompletions } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap, indentWithTab, simplifySelection } from '@codemirror/commands';
import { yaml } from '@codemirror/lang-yaml';
import { bracketMatching, codeFolding, foldGutter, foldKeymap, indentOnInput } from '@codemirror/language';
import { forEachDiagnostic, nextDiagnostic, previousDiagnostic } from '@codemirror/lint';
import { highlightSelectionMatches, searchKeymap } from '@codemirror/search';
import { EditorState, Prec, type Extension } from '@codemirror/state';
import {
  crosshairCursor,
  drawSelection,
  dropCursor,
  EditorView,
  highlightActiveLineGutter,
  highlightSpecialChars,
  hoverTooltip,
  keymap,
  lineNumbers,
  rectangularSelection,
  type KeyBinding,
} from '@codemirror/view';
import { codeTheme } from './code-theme.ts';
import { completionAt, type Complete } from './completions.ts';
import { problemMarks } from './diagnostics.ts';
import { PHRASES, TAB_LEAVES } from './messages.ts';
import { pasteKeepsIndent } from './paste-indent.ts';
import { yamlIndent } from './yaml-indent.ts';

/** What a part of the text means; undefined where there is nothing to explain. */
export type Explain = (text: string, offset: number) => string | undefined;

/** After Escape, Tab moves the focus until another key is pressed: no time limit (WCAG 2.2, 2.2.1). */
function letTabLeave(view: EditorView): boolean {
  simplifySelection(view);
  view.setTabFocusMode(Number.POSITIVE_INFINITY);
  view.dispatch({ effects: EditorView.announce.of(TAB_LEAVES) });
  return true;
}

/** Left out: Escape, which is ours, and re-indenting, which guesses wrong where columns carry the meaning. */
const NOT_OURS = new Set(['Escape', 'Mod-Alt-\\']);

const KEYS: readonly KeyBinding[] = [
  ...searchKeymap,
  ...historyKeymap,
  ...foldKeymap,
  { key: 'F8', run: nextDiagnostic, shift: previousDiagnostic },
  indentWithTab,
  ...defaultKeymap.filter(({ key = '' }) => !NOT_OURS.has(key)),
  { key: 'Escape', run: letTabLeave },
];

function hasError(state: EditorState): boolean {
  let found = false;
  forEachDiagnostic(state, ({ severity }) => {
    found ||= severity === 'error';
  });
  return found;
}

/** YAML with its colors, as the editor and the view of changes both show it. */
export const yamlText: Extension = [
  lineNumbers(),
  highlightSpecialChars(),
  yaml(),
  codeTheme,
  EditorState.phrases.of(PHRASES),
];

export const codeSetup: Extension = [
  problemMarks,
  yamlText,
  codeFolding(),
  foldGutter(),
  highlightActiveLineGutter(),
  history(),
  EditorState.allowMultipleSelections.of(true),
  drawSelection(),
  dropCursor(),
  rectangularSelection(),
  crosshairCursor(),
  indentOnInput(),
  yamlIndent,
  pasteKeepsIndent,
  bracketMatching(),
  highlightSelectionMatches(),
  keymap.of(KEYS),
  EditorView.contentAttributes.of(({ state }) => (hasError(state) ? { 'aria-invalid': 'true' } : null)),
];

export const completion = (complete: Complete): Extension => [
  autocompletion({ override: [(context) => completionAt(complete, context)], icons: false }),
  Prec.highest(keymap.of([{ key: 'Tab', run: acceptCompletion }])),
];

/** How many suggestions are open. */
export const openSuggestions = (state: EditorState): number =>
  completionStatus(state) === 'active' ? currentCompletions(state).length : 0;

export const hoverHelp = (explain: Explain): Extension =>
  hoverTooltip(({ state }, pos) => {
    const text = explain(state.doc.toString(), pos);
    if (text === undefined) return null;
    const dom = document.createElement('div');
    dom.role = 'tooltip';
    dom.textContent = text;
    dom.className = 'cm-help';
    return { pos, create: () => ({ dom }) };
  });
