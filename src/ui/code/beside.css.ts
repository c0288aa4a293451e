import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

const base = style({
  position: 'fixed',
  inset: 'auto',
  width: 'min(440px, 100vw - 32px)',
  height: 0,
  margin: 0,
  padding: 0,
  overflow: 'visible',
  border: 0,
  background: 'transparent',
  color: theme.color.text,
});

export const beside = styleVariants({ below: [base], above: [base, {}] });

globalStyle(`${base} > *`, { position: 'absolute' });
globalStyle(`${beside.above.split(' ').at(-1) ?? ''} > *`, { top: 'auto', bottom: theme.space[1] });
