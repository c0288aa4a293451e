import { style } from '@vanilla-extract/css';
import { secondLine } from '#ui/table/second-line.ts';
import { clipped } from '#ui/text/clipped.ts';
import { theme } from '#ui/theme/theme.css.ts';

const { color, font, space, type, weight } = theme;

export const typeWithIcon = style({ display: 'flex', alignItems: 'center', gap: space[2], color: color.text2 });
export const clippedText = style({ display: 'block', lineHeight: '18px', ...clipped });
export const secondLineText = style(secondLine);
export const reason = style({
  display: 'inline-block',
  font: `${weight.body} ${type.control} ${font.text}`,
  lineHeight: '18px',
  whiteSpace: 'normal',
  color: color.text2,
});
export const loadMore = style({ display: 'flex', justifyContent: 'center' });

export const pictureFrame = style({
  display: 'grid',
  placeItems: 'center',
  height: 'min(312px, 45dvh)',
  background: theme.terminal.ground,
  borderRadius: theme.radius.panel,
  overflow: 'hidden',
});
