// The theme of the diff view. Each changed line also has a sign, so color is not the only cue.
import { EditorView } from '@codemirror/view';
import { theme } from '#ui/theme/theme.css.ts';

const { color, font, space, type } = theme;

const sign = (text: string) => ({ content: `"${text}"`, display: 'inline-block', width: '2ch', userSelect: 'none' });

export const diffTheme = EditorView.theme({
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
    font: `${type.label} ${font.text}`,
  },
  '.cm-collapsedLines:focus-visible': { outline: `2px solid ${color.accent}`, outlineOffset: '-2px' },
  // Hides a character of the library that most fonts lack.
  '.cm-collapsedLines:before, .cm-collapsedLines:after': { content: 'none' },
});
