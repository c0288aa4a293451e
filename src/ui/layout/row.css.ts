import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

const base = style({ display: 'flex', flexWrap: 'wrap', gap: theme.space[2] });

/** Controls in a row that wraps; a `line` is always as high as a control. */
export const row = styleVariants({
  center: [base, { justifyContent: 'center' }],
  end: [base, { justifyContent: 'flex-end' }],
  line: [base, { alignItems: 'center', minHeight: theme.measure.control }],
});
