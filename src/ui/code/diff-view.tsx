import { unifiedMergeView } from '@codemirror/merge';
import { EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { useLayoutEffect, useRef } from 'react';
import { sanitizeLines } from '#lib/text/sanitize.ts';
import { yamlExtensions } from './code-setup.ts';
import { NO_CHANGES } from './messages.ts';
import * as css from './diff-view.css.ts';
import { theme } from '#ui/theme/theme.css.ts';

// The theme of the diff view. Each changed line also has a sign, so color is not the only cue.
const { color, font, space, type, weight } = theme;

const sign = (text: string) => ({ content: `"${text}"`, display: 'inline-block', width: '2ch', userSelect: 'none' });

const diffTheme = EditorView.theme({
  // Without another gutter, line numbers need space before the border.
  '.cm-gutters': { paddingLeft: space[2] },
  '.cm-line, .cm-deletedChunk': { paddingLeft: space[2] },
  '.cm-line:not(.cm-changedLine):before': sign(' '),
  '&.cm-merge-b .cm-changedLine': { backgroundColor: color.okSoft },
  '&.cm-merge-b .cm-changedLine:before': sign('+'),
  '.cm-deletedChunk': { backgroundColor: color.badSoft },
  '.cm-deletedLine:before': sign('−'),
  // Underlined, because a darker background leaves too little contrast.
  '&.cm-merge-b .cm-changedText': { background: 'none', boxShadow: `inset 0 -2px ${color.ok}` },
  '.cm-deletedChunk .cm-deletedText': { background: 'none', boxShadow: `inset 0 -2px ${color.bad}` },
  '.cm-insertedLine, .cm-deletedLine, .cm-deletedLine del': { textDecoration: 'none' },
  '.cm-changedLineGutter, &.cm-merge-b .cm-changedLineGutter': { background: color.ok },
  '.cm-deletedLineGutter': { background: color.bad },
  '.cm-collapsedLines': {
    padding: `${space[1]} ${space[2]}`,
    background: color.sunken,
    color: color.text2,
    font: `${weight.body} ${type.label} ${font.text}`,
  },
  '.cm-collapsedLines:focus-visible': { outline: `2px solid ${color.accent}`, outlineOffset: '-2px' },
  // Hides a character of the library that most fonts lack.
  '.cm-collapsedLines:before, .cm-collapsedLines:after': { content: 'none' },
});

interface DiffViewProps {
  label: string;
  before: string;
  after: string;
}

/** Folds four or more unchanged lines, and shows three unchanged lines around each change. */
const UNCHANGED_CONTEXT = { margin: 3, minSize: 4 };

const FOLDED_LINES = '.cm-collapsedLines';

/** The library unfolds unchanged lines on click only, so each fold becomes a focusable button. */
function addButtonRoles({ contentDOM }: EditorView): void {
  for (const fold of contentDOM.querySelectorAll<HTMLElement>(FOLDED_LINES)) {
    fold.role = 'button';
    fold.tabIndex = 0;
  }
}

const foldKeyboardSupport = [
  EditorView.updateListener.of(({ view }) => addButtonRoles(view)),
  EditorView.domEventHandlers({
    keydown({ key, target }, view) {
      if (!(target instanceof HTMLElement) || !target.matches(FOLDED_LINES)) return false;
      if (key !== 'Enter' && key !== ' ') return false;
      target.click();
      view.focus();
      return true;
    },
  }),
];

/**
 * The differences between two texts: removed lines are above their replacements, and long unchanged parts are folded.
 */
export function DiffView({ label, before, after }: DiffViewProps) {
  const [original, doc] = [sanitizeLines(before), sanitizeLines(after)];
  const parent = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (!parent.current) return;
    const extensions = [
      EditorState.readOnly.of(true),
      EditorView.editable.of(false),
      EditorView.contentAttributes.of({ 'aria-label': label, tabindex: '0' }),
      EditorView.lineWrapping,
      yamlExtensions,
      unifiedMergeView({ original, mergeControls: false, collapseUnchanged: UNCHANGED_CONTEXT }),
      diffTheme,
      foldKeyboardSupport,
    ];
    const view = new EditorView({ parent: parent.current, state: EditorState.create({ doc, extensions }) });
    // In a dialog, the browser would focus the scroll container instead of the text.
    view.scrollDOM.removeAttribute('tabindex');
    addButtonRoles(view);
    return () => view.destroy();
  }, [label, original, doc]);
  if (original === doc) return <p className={css.empty}>{NO_CHANGES}</p>;
  return <section ref={parent} className={css.frame} aria-label={label} />;
}
