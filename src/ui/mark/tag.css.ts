import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 5,
  height: 20,
  padding: '0 7px',
  borderRadius: theme.radius.small,
  font: `${theme.weight.medium} ${theme.type.label} ${theme.font.text}`,
  whiteSpace: 'nowrap',
});

const { color } = theme;

export const tag = styleVariants({
  plain: [base, { background: color.sunken, color: color.text2 }],
  ok: [base, { background: color.okSoft, color: color.ok }],
  warn: [base, { background: color.warnSoft, color: color.warn }],
  bad: [base, { background: color.badSoft, color: color.bad }],
  info: [base, { background: color.accentSoft, color: color.accent }],
});

export const dot = style({ width: 7, height: 7, borderRadius: theme.radius.round, background: 'currentColor' });
