import { createGlobalTheme, createGlobalThemeContract } from '@vanilla-extract/css';
import { letterDark, letterLight } from './letter-tokens.ts';
import {
  codeDark,
  codeLight,
  dark,
  environmentDark,
  environmentLight,
  font,
  light,
  measure,
  motion,
  radius,
  space,
  terminal,
  tracking,
  type,
  weight,
} from './tokens.ts';

const tokens = {
  color: light,
  environment: environmentLight,
  code: codeLight,
  letter: letterLight,
  terminal,
  space,
  radius,
  font,
  type,
  tracking,
  weight,
  measure,
  motion,
};

export const theme = createGlobalThemeContract(tokens, (_value, path) => path.join('-'));

createGlobalTheme(':root', theme, tokens);

// Not limited to the root, because `dark-background.tsx` sets the attribute on its own element.
createGlobalTheme('[data-theme="dark"]', theme.color, dark);
createGlobalTheme('[data-theme="dark"]', theme.environment, environmentDark);
createGlobalTheme('[data-theme="dark"]', theme.code, codeDark);
createGlobalTheme('[data-theme="dark"]', theme.letter, letterDark);
