// Messages of the output log for screen readers.
import { once } from '#lib/once.ts';
import { LOCALE } from '#lib/text/locale.ts';

const numberFormat = once(() => new Intl.NumberFormat(LOCALE));

export const OUTPUT_LOG = 'New output';
export const ALTERNATE_SCREEN = 'A full-screen program started.';
export const NORMAL_SCREEN = 'The full-screen program ended.';
export const lineCountText = (count: number): string => `${numberFormat().format(count)} lines of output.`;
export const lastLineText = (line: string): string => `Last line: ${line}`;
