// Indexes a recording in a worker.
import { feedIndex } from '#domain/recording-index/feed.ts';
import { createRecordingIndex, type RecordingIndex } from '#domain/recording-index/recording-index.ts';
import { createGraphemes } from '#features/terminal/graphemes.ts';
import type { IndexReport, IndexRequest } from './index-messages.ts';

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- workers and their pages are one origin
const send = (report: IndexReport): void => postMessage(report);

let index: RecordingIndex | undefined;

function handleRequest(request: IndexRequest): void {
  if (request.type === 'open') {
    index = createRecordingIndex({
      ...request.size,
      createGraphemes,
      onKeyframe: (keyframe) => send({ kind: 'keyframe', keyframe }),
    });
  } else if (request.type === 'read')
    send({ kind: 'lines', request: request.request, lines: index?.read(request.chunk) ?? [] });
  else if (index) {
    feedIndex(index, request.part);
    send({ kind: 'progress', progress: index.progress(), chunks: index.chunks() });
  }
}

addEventListener('message', ({ data }: MessageEvent<IndexRequest>) => handleRequest(data));
