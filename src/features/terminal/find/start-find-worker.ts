// oxlint-disable-next-line import/default -- the bundler makes this module, which the compiler checks
import workerUrl from './find-worker.ts?worker&url';
import { policy } from '#lib/browser/trusted-types.ts';
import type { StartWorker } from './search.ts';

/** Loads the worker that searches output, and passes on its messages. */
export const startFindWorker: StartWorker = ({ onMessage, onError }) => {
  const worker = new Worker(policy.createScriptURL(workerUrl), { type: 'module' });
  worker.addEventListener('message', ({ data }) => onMessage(data));
  worker.addEventListener('error', onError);
  return worker;
};
