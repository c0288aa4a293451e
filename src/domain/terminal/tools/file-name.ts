import { formatDateTime } from '#lib/time.ts';

// The letters and signs of names of every system; whatever else there is, is replaced (a name may come from the proxy).
const OTHER = /[^\p{L}\p{M}\p{N}@._-]+/gu;
// Three bytes each at most times, and disks take 255 in all.
const MOST_NAME_LETTERS = 60;

// No system takes a colon in a name.
const stamp = (at: Date): string => formatDateTime(at.getTime()).replace(' ', '_').replaceAll(':', '-');

/** What a file of a session is called, without its ending, by the clock of this browser. */
export function outputName(session: string, at: Date): string {
  const name = session
    .replace(OTHER, '-')
    .slice(0, MOST_NAME_LETTERS)
    .replace(/^[-.]+|[-.]+$/g, '');
  return `${name || 'terminal'}_${stamp(at)}`;
}

/** The file that keeps the output of a session, which is called `login@host`. */
export const outputFileName = (session: string, at: Date): string => `${outputName(session, at)}.txt`;
