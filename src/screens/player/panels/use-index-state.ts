import { useSyncExternalStore } from 'react';
import type { IndexClient, IndexState } from '#features/recording/index/index-client.ts';

export const useIndexState = (index: IndexClient): IndexState => useSyncExternalStore(index.subscribe, index.state);
