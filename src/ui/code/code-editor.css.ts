import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

const { color, space } = theme;

export const root = style({ position: 'relative' });

/** Beside the library's own sheet, which lays it out. */
export const widget = style({
  minHeight: 'min(320px, 50dvh)',
  maxHeight: 'max(320px, 100dvh - 280px)',
  overscrollBehavior: 'contain',
  vars: {
    '--pce-bg': color.surface,
    '--pce-cursor': color.text,
    '--pce-selection': color.accentSoft,
    '--pce-line-number': color.text3,
    '--number-spacing': space[3],
  },
  selectors: { '&&': { font: `${theme.type.code} ${theme.font.mono}` } },
  // As large as the textarea, which phones would zoom in on.
  '@media': { '(pointer: coarse)': { selectors: { '&&': { fontSize: '16px', lineHeight: '24px' } } } },
});

globalStyle(`${widget} .pce-textarea`, { font: 'inherit', caretColor: color.text, outline: 'none' });
globalStyle(`${root}:has(textarea:focus-visible)`, { outline: `2px solid ${color.accent}`, outlineOffset: '-2px' });

// Lines out of sight cost nothing: opening a text of thousands, or a dialog over it, styles only those in sight.
// What is in such a line counts for nothing outside of it, so the line itself is counted.
globalStyle(`${widget} .pce-line`, {
  contentVisibility: 'auto',
  // As wide as it was when it was seen last.
  containIntrinsicSize: 'auto 0px auto 1lh',
  counterIncrement: 'line',
});
globalStyle(`${widget} .pce-line::before`, { counterIncrement: 'none', background: color.surface });
// Nor does it come above what the widget lays under all numbers.
globalStyle(`${widget}.show-line-numbers::before`, { visibility: 'hidden' });

const token = (kinds: string, ink: string) =>
  globalStyle(
    kinds
      .split(' ')
      .map((kind) => `${widget} .token.${kind}`)
      .join(', '),
    { color: ink },
  );
token('comment', color.text3);
token('punctuation tag', color.text2);
token('key', color.accent);
token('boolean null number datetime important', color.warn);

const marked = (kind: string, ground: string, ink: string) => {
  globalStyle(`${widget} .pce-line[data-problem="${kind}"]`, { background: ground });
  globalStyle(`${widget} .pce-line[data-problem="${kind}"]::before`, {
    color: ink,
    fontWeight: theme.weight.strong,
    background: ground,
  });
  globalStyle(`::highlight(code-${kind})`, { textDecoration: `underline wavy ${ink}` });
};
marked('error', color.badSoft, color.bad);
marked('warning', color.warnSoft, color.warn);

export const help = style({
  width: 'max-content',
  maxWidth: 320,
  padding: `${space[1]} ${space[2]}`,
  borderRadius: theme.radius.control,
  background: color.text,
  color: color.bg,
  font: `${theme.type.label} ${theme.font.text}`,
  overflowWrap: 'anywhere',
});
