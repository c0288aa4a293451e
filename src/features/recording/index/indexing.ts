// Keeps the index of a recording fed with what has come of it.
import type { Timeline } from '#domain/recording/timeline.ts';
import { openIndex, type IndexClient } from './index-client.ts';
import { BEGINNING, type Keyframes } from '#features/recording/keyframes.ts';
import type { Loaded, Source } from '#features/recording/source.ts';

export interface Indexing extends Keyframes {
  take: (loaded: Loaded) => void;
  /** Undefined until the first of it has come; another one where the times turned out to be others. */
  index: () => IndexClient | undefined;
  close: () => void;
}

/** As much as a worker reads in a few milliseconds, so that it can be asked for lines meanwhile. */
const PART_BYTES = 1024 * 1024;

const hasTimes = ({ missing }: Loaded): boolean => missing.every(({ kind }) => kind !== 'timing');

/** The moments that fit into one part, from one of them on; at least that one. */
function momentsOfPart({ moments }: Timeline, from: number, [fed, bytes]: readonly [number, number]): number {
  let end = from;
  while (end < moments.length) {
    const to = moments[end]?.to ?? 0;
    if (to > bytes || (end > from && to - fed > PART_BYTES)) break;
    end += 1;
  }
  return end;
}

export function createIndexing(peek: Source['peek'], open = openIndex): Indexing {
  let index: IndexClient | undefined;
  let isTimed = false;
  let fed = 0;
  let moment = 0;

  function begin(loaded: Loaded): IndexClient {
    index?.close();
    fed = 0;
    moment = 0;
    isTimed = hasTimes(loaded);
    index = open(loaded.begin);
    return index;
  }
  return {
    before: (ms) => index?.before(ms),
    index: () => index,
    take(loaded) {
      // Lines are counted from the beginning, and a stretch out of the middle has none before it.
      if (loaded.begin !== BEGINNING) return;
      const client = index && isTimed === hasTimes(loaded) ? index : begin(loaded);
      const { timeline, bytes } = loaded;
      for (;;) {
        const end = momentsOfPart(timeline, moment, [fed, bytes]);
        if (end === moment) return;
        const to = Math.max(fed, timeline.moments[end - 1]?.to ?? 0);
        const part = to > fed ? peek(fed, to) : new Uint8Array();
        if (!part) return;
        client.feed({ from: fed, bytes: part, moments: timeline.moments.slice(moment, end) });
        fed = to;
        moment = end;
      }
    },
    close: () => index?.close(),
  };
}
