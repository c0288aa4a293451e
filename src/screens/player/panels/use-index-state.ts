import { useSyncExternalStore } from 'react';
import type { IndexClient, IndexState } from '#features/recording/index/index-client.ts';

/** The progress of the index of a recording. */
export const useIndexState = (index: IndexClient): IndexState => useSyncExternalStore(index.subscribe, index.state);
