import { style } from '@vanilla-extract/css';
import { secondLine } from '#ui/table/second-line.ts';
import { clipped } from '#ui/text/clipped.ts';
import { theme } from '#ui/theme/theme.css.ts';

const { color, space } = theme;

export const duration = style({ lineHeight: '18px', whiteSpace: 'normal' });

const line = style({ display: 'flex', alignItems: 'center', gap: space[2], minWidth: 0 });
export const kindWithIcon = style([line, { color: color.text2 }]);
export const name = style([line, { lineHeight: '18px' }]);
export const clippedText = style({ minWidth: 0, ...clipped });
// Name and login share the width equally, so that a long login does not squeeze a short name.
export const nameAndLogin = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, max-content)',
  gap: space[2],
  minWidth: 0,
});
export const login = style({ ...clipped, color: color.text2, fontWeight: 'normal' });
export const state = style({ flex: 'none' });

export const secondLineText = style(secondLine);
