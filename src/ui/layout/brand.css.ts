import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';
import { brandColors, screen } from '#ui/theme/tokens.ts';

const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 10,
  color: theme.color.text,
  fontFamily: theme.font.text,
  fontWeight: theme.weight.title,
  letterSpacing: '-0.015em',
});

const bar = style([base, { height: 26, fontSize: 15 }]);

export const brand = styleVariants({ bar: [bar], big: [base, { height: 32, fontSize: 18 }] });

export const mark = style({
  flex: 'none',
  display: 'block',
  height: '100%',
  borderRadius: '30%',
  background: `linear-gradient(160deg, ${brandColors.from}, ${brandColors.to})`,
});
export const wall = style({ fill: brandColors.wall });

// A narrow bar shows the logo only; screen readers still read the name.
export const word = style({
  '@media': {
    [screen.phone]: {
      selectors: {
        [`${bar} > &`]: { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
      },
    },
  },
});
