// Messages of the side panels and the export menu of the recording player.
import { countFormatter } from '#lib/text/locale.ts';

export const SEARCH_RECORDING = 'Search the recording';
export const TRANSCRIPT = 'Transcript';
export const EXPORT_RECORDING = 'Export recording';
export const CLOSE_SEARCH = 'Close search';
export const CLOSE_TRANSCRIPT = 'Close transcript';
export const CLOSE_EVENTS = 'Close session events';

export const TOO_MANY_EVENTS = 'The session has more events than are shown.';

export const INDEX_FAILED = "Couldn't load the index of this recording. Reload the page to try again.";
export const FULLY_INDEXED = 'All of the recording is indexed.';
export const indexedText = (clock: string, total: string): string => `Indexed: ${clock} of ${total}.`;
export const indexFullText = (clock: string): string =>
  `The recording has more text than can be indexed. Text after ${clock} isn't included.`;

const matchCount = countFormatter('1 place found', 'places found');
export const matchCountText = (count: number): string => matchCount(count);
export const TOO_MANY_MATCHES = 'There are more matches than are shown. Refine the search to see others.';
export const NEXT_MATCH = 'Next match';
export const PREVIOUS_MATCH = 'Previous match';

export const NO_TEXT = 'No text yet. It appears here as the recording loads.';
export const COPY_TRANSCRIPT = 'Copy transcript';
export const EARLIER_LINES = 'Show earlier lines';
export const LATER_LINES = 'Show later lines';
/** The accessible name starts with the visible text (WCAG 2.5.3). */
export const goToText = (clock: string): string => `${clock}: go to this moment`;

export const AS_TEXT = 'Text file (.txt)';
export const AS_CAST_2 = 'asciicast v2 (.cast)';
export const AS_CAST_3 = 'asciicast v3 (.cast)';
export const AS_PAGE = 'Web page (.html)';
export const CAST_NOTE = 'Plays in asciinema. Bytes that are not valid UTF-8 are replaced.';
export const PAGE_NOTE = 'The transcript with times. Runs no scripts.';
export const RECORDING_NOT_FULLY_LOADED =
  'Not all of the recording is loaded. Wait, or go to its end to load the rest.';
export const BUFFERED_IN_MEMORY = 'This browser keeps the file in memory. For more than 1 GB, use Chrome or Edge.';
/** Shows the size of the written part. */
export const exportingText = (size: string): string => `Exporting: ${size}`;
export const EXPORT_FAILED = "Couldn't export the recording. Nothing was saved.";
