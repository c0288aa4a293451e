// Searches apart from the page, which can end it: some regular expressions take longer on one line than anyone lives.
import { searchLines, type SearchRequest } from '#domain/terminal/tools/find-in-output.ts';

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- workers and their pages are one origin
const say = (data: unknown): void => postMessage(data);

addEventListener('message', ({ data }: MessageEvent<SearchRequest>) => say(searchLines(data)));
// Its loading does not count as searching.
say('ready');
