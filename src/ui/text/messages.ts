// Texts for commands and truncated text.
import { formatCount } from '#lib/text/locale.ts';

export const copyCommand = (step: string): string => `Copy the command: ${step}`;
export const onlyFirstCharacters = (shown: number, total: number): string =>
  `Only the first ${formatCount(shown)} of ${formatCount(total)} characters are shown.`;
export const COPY_WHOLE_TEXT = 'Copy whole text';
