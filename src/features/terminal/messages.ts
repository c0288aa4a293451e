// Messages that the terminal shows between lines of output.
import { once } from '#lib/once.ts';
import { LOCALE } from '#lib/text/locale.ts';

const megabytes = once(() => new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 1 }));

/** Replaces skipped output in the terminal. */
export const skippedOutputNote = (bytes: number): string =>
  `[${megabytes().format(bytes / 1e6)} MB of output skipped: it came faster than this browser can show it]`;
