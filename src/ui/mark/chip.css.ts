import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  verticalAlign: 'middle',
  maxWidth: '100%',
  // The minimum target size (WCAG 2.2, 2.5.8), also for read-only chips, so that rows have equal height. The border is
  // not painted.
  height: 24,
  padding: '0 7px',
  border: 'solid transparent',
  borderWidth: '2px 0',
  borderRadius: `${theme.radius.small} / ${theme.radius.control}`,
  background: theme.color.sunken,
  backgroundClip: 'padding-box',
  color: theme.color.text2,
  font: `${theme.weight.medium} ${theme.type.label} ${theme.font.text}`,
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
        '&:hover': { backgroundColor: theme.color.line, color: theme.color.text },
        '&[aria-pressed="true"], &[aria-current="true"]': {
          backgroundColor: theme.color.accentSoft,
          color: theme.color.accent,
        },
        '&:focus-visible': { outlineOffset: 1 },
      },
    },
  ],
  on: [base, { paddingRight: 0, backgroundColor: theme.color.accentSoft, color: theme.color.accent }],
});

export const environment = styleVariants(theme.environment, ({ tint, text }) => ({
  backgroundColor: tint,
  color: text,
}));

export const text = style({ overflow: 'hidden', textOverflow: 'ellipsis' });

export const remove = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 24,
  height: 24,
  margin: '-2px 0',
  padding: 0,
  border: 0,
  borderRadius: theme.radius.small,
  background: 'transparent',
  cursor: 'pointer',
  selectors: { '&:hover': { color: theme.color.accentHover }, '&:focus-visible': { outlineOffset: '-2px' } },
});
