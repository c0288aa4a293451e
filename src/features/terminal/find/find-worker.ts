// Searches in a worker so that the page can stop it: some regular expressions practically never finish.
import { searchLines, type SearchRequest } from '#domain/terminal/tools/find-in-output.ts';

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- workers and their pages are one origin
const send = (data: unknown): void => postMessage(data);

addEventListener('message', ({ data }: MessageEvent<SearchRequest>) => send(searchLines(data)));
// The time limit starts when the worker is loaded.
send('ready');
