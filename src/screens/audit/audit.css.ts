import { globalStyle, style } from '@vanilla-extract/css';
import { secondLine as below } from '#ui/table/second-line.ts';
import { clipped } from '#ui/text/clipped.ts';
import { theme } from '#ui/theme/theme.css.ts';
import { screen } from '#ui/theme/tokens.ts';

const { color, font, space, type, weight } = theme;

export const single = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

/** The log next to the details of one event. */
export const withDetails = style([
  single,
  {
    alignItems: 'start',
    gap: space[4],
    '@media': { [screen.wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(280px, 380px)' } },
  },
]);

export const list = style({ outline: 'none' });

export const view = style({ margin: 0, marginBlockEnd: space[2] });

export const loadMore = style({ display: 'flex', justifyContent: 'center' });

export const link = style({
  display: 'flex',
  minWidth: 0,
  textDecoration: 'none',
  selectors: {
    // Makes the whole row clickable.
    '&::after': { content: '', position: 'absolute', inset: 0 },
    '&:hover': { textDecoration: 'underline' },
  },
});
globalStyle(`tr:has(${link})`, { position: 'relative' });
globalStyle(`${link} > *`, { minWidth: 0 });

/** A title that is too long for its tag is cut off. */
export const title = style(clipped);

// The two lines are higher than a row, so they need their own padding.
export const firstLine = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  paddingTop: 6,
  lineHeight: '18px',
  minWidth: 0,
});
globalStyle(`${firstLine} > ${link}`, { flex: 1 });
export const time = style({
  flex: 'none',
  font: `${weight.body} ${type.label} ${font.text}`,
  lineHeight: '18px',
  fontWeight: 'normal',
  fontVariantNumeric: 'tabular-nums',
  color: color.text2,
});
export const secondLine = style({ ...below, padding: '2px 0 6px' });
