import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  verticalAlign: 'middle',
  maxWidth: '100%',
  // The minimum target size (WCAG 2.2, 2.5.8), also for read-only chips, so that rows have equal height.
  height: 24,
  padding: `0 ${theme.space[2]}`,
  border: `1px solid ${theme.color.line}`,
  borderRadius: 5,
  background: theme.color.sunken,
  color: theme.color.text2,
  font: `${theme.weight.body} ${theme.type.label} ${theme.font.text}`,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
});

export const chip = styleVariants({
  plain: [base],
  press: [
    base,
    {
      cursor: 'pointer',
      selectors: {
        '&:hover': { borderColor: theme.color.lineStrong, color: theme.color.text },
        '&[aria-pressed="true"], &[aria-current="true"]': {
          background: theme.color.accentSoft,
          borderColor: 'transparent',
          color: theme.color.accent,
        },
        '&:focus-visible': { outlineOffset: 1 },
      },
    },
  ],
  on: [
    base,
    { paddingRight: 0, background: theme.color.accentSoft, borderColor: 'transparent', color: theme.color.accent },
  ],
});

export const text = style({ overflow: 'hidden', textOverflow: 'ellipsis' });

export const remove = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 24,
  height: 24,
  margin: '-1px -1px -1px 0',
  padding: 0,
  border: 0,
  borderRadius: 5,
  background: 'transparent',
  cursor: 'pointer',
  selectors: { '&:hover': { color: theme.color.accentHover }, '&:focus-visible': { outlineOffset: '-2px' } },
});
