import type { StartWorker } from './search.ts';

/** The worker that looks through lines. */
export const startFindWorker: StartWorker = ({ hear, fail }) => {
  const worker = new Worker(new URL('./find-worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }) => hear(data));
  worker.addEventListener('error', fail);
  return worker;
};
