// What the log of the output says, for screen readers.
import { once } from '#lib/once.ts';
import { LOCALE } from '#lib/text/locale.ts';

const counts = once(() => new Intl.NumberFormat(LOCALE));

export const OUTPUT_LOG = 'New output';
export const ALTERNATE_SCREEN = 'A full-screen program started.';
export const NORMAL_SCREEN = 'The full-screen program ended.';
export const floodOf = (count: number): string => `${counts().format(count)} lines of output.`;
export const lastLine = (line: string): string => `Last line: ${line}`;
