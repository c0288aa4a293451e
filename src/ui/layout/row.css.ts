import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

const base = style({ display: 'flex', flexWrap: 'wrap', gap: theme.space[2] });

/** Controls in a row, which wrap where they do not fit; a `line` is as high as a control, whatever is in it. */
export const row = styleVariants({
  center: [base, { justifyContent: 'center' }],
  end: [base, { justifyContent: 'flex-end' }],
  line: [base, { alignItems: 'center', minHeight: theme.measure.control }],
});
