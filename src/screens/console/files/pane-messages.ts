// What is said before the panel of files is there.
import { countFormatter, plural } from '#lib/text/locale.ts';

export const FILES = 'Files';
/** On the button, while a participant waits for an answer. */
export const filesWaiting = (count: number): string =>
  plural(count, { one: `Files (${count} request to answer)`, other: `Files (${count} requests to answer)` });
/** Beside the button. */
export const requestCount = countFormatter('1 request', 'requests');
export const DROP_HERE = 'Drop files to upload them';
export const NOT_LOADED = "Couldn't load this part of the console. Check your network, then retry.";
