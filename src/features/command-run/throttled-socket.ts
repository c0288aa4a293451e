// A socket that handles messages in small batches, so that the page is drawn between them during a flood of output.
import { decodeEnvelope, payloadText } from '#domain/terminal/envelope.ts';
import { openStreamSocket, type StreamSocket } from '#features/stream/stream-socket.ts';

/** The time for messages in each animation frame, in milliseconds. The remaining time is for drawing. */
const FRAME_BUDGET_MS = 8;
/** The time between batches without animation frames, as in a hidden tab. */
const HIDDEN_TAB_FRAME_MS = 100;
/** The most bytes that may wait in one socket. */
const MAX_BUFFERED_BYTES = 1024 * 1024;

let budgetEndsAt = 0;
let nextFrame: Promise<void> | undefined;

const waitForFrame = (): Promise<void> =>
  (nextFrame ??= new Promise((resolve) => {
    const onFrame = () => {
      clearTimeout(timer);
      cancelAnimationFrame(frame);
      nextFrame = undefined;
      budgetEndsAt = performance.now() + FRAME_BUDGET_MS;
      resolve();
    };
    const timer = setTimeout(onFrame, HIDDEN_TAB_FRAME_MS);
    const frame = requestAnimationFrame(onFrame);
  }));

type Frame = Uint8Array | string;

/** Whether a frame is output, which may be dropped. A message whose type is not near its start counts as no output. */
export function isOutput(frame: Frame): boolean {
  const envelope = typeof frame === 'string' ? undefined : decodeEnvelope(frame);
  if (!envelope?.ok || envelope.type !== 'r') return false;
  return /"type":"std(?:out|err)"/.test(payloadText(envelope.payload.subarray(0, 400)));
}

/**
 * Drops output, the oldest first, until at most `maxBytes` remain or all output is dropped. Counts the dropped bytes.
 */
export function dropOldOutput(
  frames: readonly Frame[],
  maxBytes: number,
): { remaining: Frame[]; droppedBytes: number } {
  let size = frames.reduce((sum, { length }) => sum + length, 0);
  let droppedBytes = 0;
  const remaining = frames.filter((frame) => {
    if (size <= maxBytes || !isOutput(frame)) return true;
    size -= frame.length;
    droppedBytes += frame.length;
    return false;
  });
  return { remaining, droppedBytes };
}

export async function openThrottledSocket(url: string, onDropped: (bytes: number) => void): Promise<StreamSocket> {
  const socket = await openStreamSocket(url);
  let bufferedFrames: Frame[] = [];
  let bufferedBytes = 0;
  const source = { hasEnded: false };
  let wakeReader = () => {};
  void (async () => {
    for (let frame = await socket.read(); frame !== undefined; frame = await socket.read()) {
      bufferedFrames.push(frame);
      bufferedBytes += frame.length;
      if (bufferedBytes > MAX_BUFFERED_BYTES) {
        const { remaining, droppedBytes } = dropOldOutput(bufferedFrames, MAX_BUFFERED_BYTES / 2);
        bufferedFrames = remaining;
        bufferedBytes -= droppedBytes;
        onDropped(droppedBytes);
        // Other messages are rare. If they alone exceed the limit, the socket is closed.
        if (bufferedBytes > MAX_BUFFERED_BYTES) {
          socket.close({ type: 'tooMuch' });
          break;
        }
      }
      wakeReader();
    }
    source.hasEnded = true;
    wakeReader();
  })();
  return {
    ...socket,
    async read() {
      while (bufferedFrames.length === 0 && !source.hasEnded)
        await new Promise<void>((resolve) => (wakeReader = resolve));
      while (performance.now() > budgetEndsAt) await waitForFrame();
      const frame = bufferedFrames.shift();
      bufferedBytes -= frame?.length ?? 0;
      return frame;
    },
  };
}
