// The names of the files to which the output of a terminal session is saved.
import { formatDateTime } from '#lib/time.ts';

// All systems allow these characters in file names. Others are replaced, because the name may come from the proxy.
const NOT_IN_FILE_NAMES = /[^\p{L}\p{M}\p{N}@._-]+/gu;
// File systems allow 255 bytes per name, and most characters take at most three bytes.
const MAX_NAME_LENGTH = 60;

// Some systems do not allow colons in file names.
const timestampOf = (date: Date): string => formatDateTime(date.getTime()).replace(' ', '_').replaceAll(':', '-');

/** The name of a session's file without the extension, with the local time of the browser. */
export function outputName(session: string, date: Date): string {
  const name = session
    .replace(NOT_IN_FILE_NAMES, '-')
    .slice(0, MAX_NAME_LENGTH)
    .replace(/^[-.]+|[-.]+$/g, '');
  return `${name || 'terminal'}_${timestampOf(date)}`;
}

/** The name of the file with a session's output. `session` is the title of the session (`login@host`). */
export const outputFileName = (session: string, date: Date): string => `${outputName(session, date)}.txt`;
