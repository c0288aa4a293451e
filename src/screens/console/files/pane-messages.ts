// Messages of a terminal's files that are needed before the code of the files panel is loaded.
import { countFormatter, plural } from '#lib/text/locale.ts';

export const FILES = 'Files';
/** The label of the files button while requests of participants wait for an answer. */
export const filesWithRequests = (count: number): string =>
  plural(count, { one: `Files (${count} request to answer)`, other: `Files (${count} requests to answer)` });
/** Shown next to the files button. */
export const requestCount = countFormatter('1 request', 'requests');
export const DROP_FILES_HINT = 'Drop files to upload them';
export const FILES_PANEL_NOT_LOADED = "Couldn't load this part of the console. Check your network, then retry.";
