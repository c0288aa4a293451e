// What the panels of the player say of the index of a recording.
import { countFormatter } from '#lib/text/locale.ts';

export const SEARCH_RECORDING = 'Search the recording';
export const TRANSCRIPT = 'Transcript';
export const EXPORT_RECORDING = 'Export recording';
export const CLOSE_SEARCH = 'Close search';
export const CLOSE_TRANSCRIPT = 'Close transcript';
export const CLOSE_EVENTS = 'Close session events';

export const TOO_MANY_EVENTS = 'The session has more events than are shown.';

export const INDEX_FAILED = "Couldn't load the index of this recording. Reload the page to try again.";
export const ALL_INDEXED = 'All of the recording is indexed.';
export const indexedText = (clock: string, total: string): string => `Indexed: ${clock} of ${total}.`;
export const fullText = (clock: string): string =>
  `The recording has more text than can be indexed. Text after ${clock} isn't included.`;

const hitCount = countFormatter('1 place found', 'places found');
export const hitsText = (count: number): string => hitCount(count);
export const TOO_MANY_HITS = 'There are more matches than are shown. Refine the search to see others.';
export const NEXT_HIT = 'Next match';
export const PREVIOUS_HIT = 'Previous match';

export const NO_TEXT = 'No text yet. It appears here as the recording loads.';
export const COPY_TRANSCRIPT = 'Copy transcript';
export const EARLIER_LINES = 'Show earlier lines';
export const LATER_LINES = 'Show later lines';
/** Begins with what is shown (WCAG 2.5.3). */
export const goToText = (clock: string): string => `${clock}: go to this moment`;

export const AS_TEXT = 'Text file (.txt)';
export const AS_CAST_2 = 'asciicast v2 (.cast)';
export const AS_CAST_3 = 'asciicast v3 (.cast)';
export const AS_PAGE = 'Web page (.html)';
export const CAST_NOTE = 'Plays in asciinema. Bytes that are not valid UTF-8 are replaced.';
export const PAGE_NOTE = 'The transcript with times. Runs no scripts.';
export const NOT_LOADED_YET = 'Not all of the recording is loaded. Wait, or go to its end to load the rest.';
export const HELD = 'This browser keeps the file in memory. For more than 1 GB, use Chrome or Edge.';
/** How much of the file is written. */
export const exportingText = (size: string): string => `Exporting: ${size}`;
export const NOT_EXPORTED = "Couldn't export the recording. Nothing was saved.";
