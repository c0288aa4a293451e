// Sends the loaded parts of a recording to its index.
import type { Timeline } from '#domain/recording/timeline.ts';
import { openIndex, type IndexClient } from './index-client.ts';
import { BEGINNING, type Keyframes } from '#features/recording/keyframes.ts';
import type { LoadedRecording, RecordingSource } from '#features/recording/source.ts';

export interface Indexing extends Keyframes {
  addLoaded: (loaded: LoadedRecording) => void;
  /** Undefined until the first part is loaded. A new index replaces it when the times of the recording change. */
  index: () => IndexClient | undefined;
  close: () => void;
}

/** The size of a part, which the worker parses in a few milliseconds, so that queries are answered between parts. */
const PART_BYTES = 1024 * 1024;

const hasTimes = ({ missing }: LoadedRecording): boolean => missing.every(({ kind }) => kind !== 'timing');

/** The index after the complete moments, starting at `from`, that fit into one part. A larger moment fills a part. */
function momentsOfPart({ moments }: Timeline, from: number, [fedBytes, bytes]: readonly [number, number]): number {
  let end = from;
  while (end < moments.length) {
    const to = moments[end]?.to ?? 0;
    if (to > bytes || (end > from && to - fedBytes > PART_BYTES)) break;
    end += 1;
  }
  return end;
}

export function createIndexing(peek: RecordingSource['peek'], open = openIndex): Indexing {
  let index: IndexClient | undefined;
  let isTimed = false;
  let fedBytes = 0;
  let momentIndex = 0;

  function restart(loaded: LoadedRecording): IndexClient {
    index?.close();
    fedBytes = 0;
    momentIndex = 0;
    isTimed = hasTimes(loaded);
    index = open(loaded.startKeyframe);
    return index;
  }
  return {
    before: (ms) => index?.before(ms),
    index: () => index,
    addLoaded(loaded) {
      // Lines are counted from the start of the recording, so other segments are not indexed.
      if (loaded.startKeyframe !== BEGINNING) return;
      const client = index && isTimed === hasTimes(loaded) ? index : restart(loaded);
      const { timeline, bytes } = loaded;
      for (;;) {
        const end = momentsOfPart(timeline, momentIndex, [fedBytes, bytes]);
        if (end === momentIndex) return;
        const to = Math.max(fedBytes, timeline.moments[end - 1]?.to ?? 0);
        const part = to > fedBytes ? peek(fedBytes, to) : new Uint8Array();
        if (!part) return;
        client.feed({ from: fedBytes, bytes: part, moments: timeline.moments.slice(momentIndex, end) });
        fedBytes = to;
        momentIndex = end;
      }
    },
    close: () => index?.close(),
  };
}
