import { createGlobalTheme, createGlobalThemeContract } from '@vanilla-extract/css';
import { dark, font, light, measure, motion, radius, space, terminal, type, weight } from './tokens.ts';

const tokens = { color: light, terminal, space, radius, font, type, weight, measure, motion };

export const theme = createGlobalThemeContract(tokens, (_value, path) => path.join('-'));

createGlobalTheme(':root', theme, tokens);

// Not only on the root: a place with its own dark ground sets the attribute on itself (`dark-ground.tsx`).
createGlobalTheme('[data-theme="dark"]', theme.color, dark);
