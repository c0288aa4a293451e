import { formatDateTime } from '#lib/time.ts';

// The letters and signs of names of every system; whatever else there is, is replaced (a name may come from the proxy).
const NOT_IN_FILE_NAMES = /[^\p{L}\p{M}\p{N}@._-]+/gu;
// Three bytes each at most times, and disks take 255 in all.
const MAX_NAME_LENGTH = 60;

// No system takes a colon in a name.
const timestampOf = (date: Date): string => formatDateTime(date.getTime()).replace(' ', '_').replaceAll(':', '-');

/** What a file of a session is called, without its ending, by the clock of this browser. */
export function outputName(session: string, date: Date): string {
  const name = session
    .replace(NOT_IN_FILE_NAMES, '-')
    .slice(0, MAX_NAME_LENGTH)
    .replace(/^[-.]+|[-.]+$/g, '');
  return `${name || 'terminal'}_${timestampOf(date)}`;
}

/** The file that keeps the output of a session, which is called `login@host`. */
export const outputFileName = (session: string, date: Date): string => `${outputName(session, date)}.txt`;
