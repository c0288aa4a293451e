// Unpacks and draws a desktop apart from the page, so that its picture does not wait for the page nor the page for it.
import { createDraw, type Draw, type DrawReport, type DrawRequest } from './draw.ts';

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- workers and their pages are one origin
const say = (report: DrawReport): void => postMessage(report);

let draw: Draw | undefined;

addEventListener('message', ({ data }: MessageEvent<OffscreenCanvas | DrawRequest>) => {
  if (data instanceof OffscreenCanvas) draw = createDraw(data, say);
  else draw?.take(data);
});
