import type { StartWorker } from './search.ts';

/** Loads the worker that searches output, and passes on its messages. */
export const startFindWorker: StartWorker = ({ onMessage, onError }) => {
  const worker = new Worker(new URL('./find-worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }) => onMessage(data));
  worker.addEventListener('error', onError);
  return worker;
};
