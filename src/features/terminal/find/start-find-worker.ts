import workerUrl from './find-worker.ts?worker&url';
import { trustedScriptUrl } from '#lib/browser/trusted-types.ts';
import type { StartWorker } from './search.ts';

/** Loads the worker that searches output, and passes on its messages. */
export const startFindWorker: StartWorker = ({ onMessage, onError }) => {
  const worker = new Worker(trustedScriptUrl(workerUrl), { type: 'module' });
  worker.addEventListener('message', ({ data }) => onMessage(data));
  worker.addEventListener('error', onError);
  return worker;
};
