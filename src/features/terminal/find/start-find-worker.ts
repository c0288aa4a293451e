import type { StartWorker } from './search.ts';

export const startFindWorker: StartWorker = ({ onMessage, onError }) => {
  const worker = new Worker(new URL('./find-worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }) => onMessage(data));
  worker.addEventListener('error', onError);
  return worker;
};
