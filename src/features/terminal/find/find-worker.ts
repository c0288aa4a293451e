// Searches apart from the page, which can end it: some regular expressions take longer on one line than anyone lives.
import { searchLines, type SearchRequest } from '#domain/terminal/tools/find-in-output.ts';

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- workers and their pages are one origin
const send = (data: unknown): void => postMessage(data);

addEventListener('message', ({ data }: MessageEvent<SearchRequest>) => send(searchLines(data)));
// Its loading does not count as searching.
send('ready');
