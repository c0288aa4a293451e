// What the terminal says between the lines of its output.
import { once } from '#lib/once.ts';
import { LOCALE } from '#lib/text/locale.ts';

const megabytes = once(() => new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 1 }));

/** Stands in the terminal, in the place of what could not be shown. */
export const skippedOutputNote = (bytes: number): string =>
  `[${megabytes().format(bytes / 1e6)} MB of output skipped: it came faster than this browser can show it]`;
