// The features of the editor, as CodeMirror extensions.
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
import { completionAt, type CompletionProvider } from './completions.ts';
import { problemMarkers } from './diagnostics.ts';
import { CODEMIRROR_PHRASES, TAB_LEAVES_EDITOR } from './messages.ts';
import { keepIndentOnPaste } from './paste-indent.ts';
import { yamlIndent } from './yaml-indent.ts';

/** Explains a part of the text; undefined if there is no explanation. */
export type HoverHelpProvider = (text: string, offset: number) => string | undefined;

/** After Escape, Tab moves the focus until another key is pressed. WCAG 2.2 (2.2.1) does not allow a time limit. */
function enableTabToLeave(view: EditorView): boolean {
  simplifySelection(view);
  view.setTabFocusMode(Number.POSITIVE_INFINITY);
  view.dispatch({ effects: EditorView.announce.of(TAB_LEAVES_EDITOR) });
  return true;
}

/** Our own handler replaces Escape. Automatic re-indentation would break YAML, where indentation has meaning. */
const EXCLUDED_KEYS = new Set(['Escape', 'Mod-Alt-\\']);

const KEY_BINDINGS: readonly KeyBinding[] = [
  ...searchKeymap,
  ...historyKeymap,
  ...foldKeymap,
  { key: 'F8', run: nextDiagnostic, shift: previousDiagnostic },
  indentWithTab,
  ...defaultKeymap.filter(({ key = '' }) => !EXCLUDED_KEYS.has(key)),
  { key: 'Escape', run: enableTabToLeave },
];

function hasError(state: EditorState): boolean {
  let hasErrorProblem = false;
  forEachDiagnostic(state, ({ severity }) => {
    hasErrorProblem ||= severity === 'error';
  });
  return hasErrorProblem;
}

/** YAML text with syntax colors, line numbers and our texts, for the editor and the diff view. */
export const yamlExtensions: Extension = [
  lineNumbers(),
  highlightSpecialChars(),
  yaml(),
  codeTheme,
  EditorState.phrases.of(CODEMIRROR_PHRASES),
];

export const editorExtensions: Extension = [
  problemMarkers,
  yamlExtensions,
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
  keepIndentOnPaste,
  bracketMatching(),
  highlightSelectionMatches(),
  keymap.of(KEY_BINDINGS),
  EditorView.contentAttributes.of(({ state }) => (hasError(state) ? { 'aria-invalid': 'true' } : null)),
];

export const completionExtension = (complete: CompletionProvider): Extension => [
  autocompletion({ override: [(context) => completionAt(complete, context)], icons: false }),
  Prec.highest(keymap.of([{ key: 'Tab', run: acceptCompletion }])),
];

/** The number of suggestions in the open list; 0 if no list is open. */
export const openSuggestionCount = (state: EditorState): number =>
  completionStatus(state) === 'active' ? currentCompletions(state).length : 0;

export const hoverHelpExtension = (explain: HoverHelpProvider): Extension =>
  hoverTooltip(({ state }, pos) => {
    const text = explain(state.doc.toString(), pos);
    if (text === undefined) return null;
    const dom = document.createElement('div');
    dom.role = 'tooltip';
    dom.textContent = text;
    dom.className = 'cm-help';
    return { pos, create: () => ({ dom }) };
  });
