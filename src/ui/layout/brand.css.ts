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

const big = style([base, { height: 46 }]);

export const brand = styleVariants({ bar: [bar], big: [big] });

export const mark = style({
  flex: 'none',
  display: 'block',
  height: '100%',
  borderRadius: '30%',
  background: `linear-gradient(160deg, ${brandColors.from}, ${brandColors.to})`,
});
export const wall = style({ fill: brandColors.wall });

const hidden = { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' } as const;

// A narrow bar and the sign-in card show the logo only; screen readers still read the name.
export const word = style({
  selectors: { [`${big} > &`]: hidden },
  '@media': {
    [screen.phone]: {
      selectors: {
        [`${bar} > &`]: hidden,
      },
    },
  },
});
