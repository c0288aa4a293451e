// The editor's theme. Its colors are custom properties, so one theme serves light and dark.
import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import { theme } from '#ui/theme/theme.css.ts';

const { code, color, font, radius, space, type, weight } = theme;

const selectionStyle = { backgroundColor: color.accentSoft };
const controlStyle = {
  height: theme.measure.controlSmall,
  padding: '0 10px',
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radius.control,
  background: color.surface,
  color: color.text,
  font: `${weight.medium} ${type.control} ${font.text}`,
  cursor: 'pointer',
};

/** A transparent color, because line backgrounds are drawn over the selection. */
const tint = (tone: string) => `color-mix(in srgb, ${tone} 12%, transparent)`;

/** The styles of the text, gutters, carets, selections and matches. */
const textTheme = EditorView.theme({
  '&': { backgroundColor: color.surface, color: color.text },
  '&.cm-focused': { outline: 'none' },
  // Drawn over gutters and line backgrounds, which would hide an outline.
  '&.cm-focused:after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    zIndex: 300,
    border: `2px solid ${color.accent}`,
    pointerEvents: 'none',
  },
  '.cm-scroller': {
    font: `${weight.body} ${type.code} ${font.mono}`,
    fontVariantLigatures: 'none',
    overscrollBehavior: 'contain',
  },
  // Phones zoom in on focused text below 16px.
  '@media (pointer: coarse)': { '.cm-scroller': { fontSize: '16px', lineHeight: '24px' } },
  '.cm-content': { padding: `${space[2]} 0`, caretColor: color.text },
  '.cm-cursor, .cm-dropCursor': { borderLeftColor: color.text },
  '.cm-selectionBackground': selectionStyle,
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground': selectionStyle,
  // Resets `overflow-wrap` of dialogs, which would wrap two-digit line numbers.
  '.cm-gutters': { overflowWrap: 'normal', backgroundColor: color.surface, color: color.text3, border: 'none' },
  '.cm-lineNumbers .cm-gutterElement': { padding: `0 ${space[1]} 0 0`, minWidth: '28px' },
  '.cm-activeLineGutter': { backgroundColor: 'transparent', color: color.text },
  '.cm-foldGutter': { width: '20px' },
  '.cm-foldGutter .cm-gutterElement': { textAlign: 'center', cursor: 'pointer' },
  '.cm-foldPlaceholder': {
    padding: `0 ${space[1]}`,
    border: `1px solid ${color.line}`,
    borderRadius: '4px',
    backgroundColor: color.sunken,
    color: color.text2,
  },
  '.cm-specialChar': { color: color.bad },
  '&.cm-focused .cm-matchingBracket': { backgroundColor: color.accentSoft, outline: `1px solid ${color.lineStrong}` },
  '&.cm-focused .cm-nonmatchingBracket': { backgroundColor: color.badSoft },
  '.cm-selectionMatch': { backgroundColor: color.sunken },
  '.cm-searchMatch': { backgroundColor: color.warnSoft, outline: `1px solid ${color.warn}` },
  '.cm-searchMatch.cm-searchMatch-selected': {
    backgroundColor: color.accentSoft,
    outline: `2px solid ${color.accent}`,
  },
});

/** The styles of problems: underline, line background and gutter icon (a circle; a triangle for warnings). */
const problemTheme = EditorView.theme({
  '.cm-problem-error': { backgroundColor: tint(color.bad) },
  '.cm-problem-warning': { backgroundColor: tint(color.warn) },
  '.cm-lintRange': { backgroundImage: 'none', paddingBottom: 0 },
  '.cm-lintRange-error': { textDecoration: `underline wavy ${color.bad}` },
  '.cm-lintRange-warning': { textDecoration: `underline wavy ${color.warn}` },
  '.cm-lintPoint:after': { borderBottomColor: color.bad },
  '.cm-lintPoint-warning:after': { borderBottomColor: color.warn },
  '.cm-gutter-lint': { width: '18px' },
  '.cm-gutter-lint .cm-gutterElement': { display: 'grid', placeItems: 'center', padding: 0 },
  '.cm-lint-marker': { width: '10px', height: '10px' },
  '.cm-lint-marker-error': { content: 'normal', borderRadius: radius.round, backgroundColor: color.bad },
  '.cm-lint-marker-warning': {
    content: 'normal',
    backgroundColor: color.warn,
    clipPath: 'polygon(50% 5%, 100% 95%, 0 95%)',
  },
});

/** The styles of suggestions, hover help and the panel above the text. */
const popupTheme = EditorView.theme({
  '.cm-tooltip': {
    maxWidth: 'min(440px, 100vw - 32px)',
    border: `1px solid ${color.line}`,
    borderRadius: radius.panel,
    backgroundColor: color.raised,
    color: color.text,
    boxShadow: color.shadow,
    font: `${weight.body} ${type.control} ${font.text}`,
    overflowWrap: 'anywhere',
  },
  '.cm-tooltip-hover': { overflow: 'hidden' },
  '.cm-help': { padding: `${space[1]} ${space[2]}` },
  '.cm-diagnostic': { margin: 0, padding: `${space[1]} ${space[2]}` },
  '.cm-diagnosticAction': {
    minHeight: '24px',
    padding: 0,
    border: 'none',
    backgroundColor: 'transparent',
    color: color.accent,
    font: 'inherit',
    textDecoration: 'underline',
    cursor: 'pointer',
  },
  '.cm-diagnostic-error': { borderLeft: `4px solid ${color.bad}` },
  '.cm-diagnostic-warning': { borderLeft: `4px solid ${color.warn}` },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': {
    maxWidth: 'none',
    maxHeight: '320px',
    padding: space[1],
    overscrollBehavior: 'contain',
    font: `${weight.body} ${type.code} ${font.mono}`,
    whiteSpace: 'normal',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: space[3],
    padding: `6px ${space[2]}`,
    borderRadius: radius.control,
    lineHeight: 'inherit',
  },
  '.cm-tooltip-autocomplete ul li[aria-selected]': { background: color.sunken, color: color.text },
  '.cm-completionDetail': { marginLeft: 0, font: `${weight.body} ${type.label} ${font.text}`, color: color.text2 },
  '.cm-panels': { backgroundColor: color.surface, color: color.text },
  '.cm-panels-top': { borderBottom: `1px solid ${color.line}` },
  '.cm-dialog': { padding: `${space[2]} ${space[10]} ${space[2]} ${space[3]}` },
  '.cm-dialog label': { fontSize: 'inherit' },
  '.cm-dialog-close': { top: space[2], right: space[2], width: '28px', height: '28px', cursor: 'pointer' },
  '.cm-button': { ...controlStyle, backgroundImage: 'none' },
  '.cm-textfield': { ...controlStyle, margin: `0 ${space[2]} 0 ${space[1]}`, cursor: 'text' },
});

/** YAML syntax colors, for the editor and for read-only text. */
const highlightStyle = HighlightStyle.define([
  { tag: tags.definition(tags.propertyName), color: code.key },
  { tag: [tags.comment, tags.meta], color: code.comment },
  { tag: [tags.separator, tags.punctuation, tags.squareBracket, tags.brace], color: color.text2 },
  { tag: [tags.string, tags.special(tags.string)], color: code.string },
  { tag: [tags.number, tags.bool, tags.null], color: code.number },
  { tag: [tags.labelName, tags.typeName, tags.keyword], color: color.text2 },
]);

export const codeTheme: Extension = [textTheme, problemTheme, popupTheme, syntaxHighlighting(highlightStyle)];
