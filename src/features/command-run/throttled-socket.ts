// A line whose frames wait for their turn, so that the page is drawn between them however much comes.
import { decodeEnvelope, payloadText } from '#domain/terminal/envelope.ts';
import { openStreamSocket, type StreamSocket } from '#features/stream/stream-socket.ts';

/** Of each frame that is drawn, in milliseconds: what remains is for drawing. */
const FRAME_BUDGET_MS = 8;
/** Where nothing is drawn, as in a tab that nobody sees. */
const HIDDEN_TAB_FRAME_MS = 100;
/** What waits of one line at most, in bytes. */
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

/** Output alone may be left out; where its type comes after its bytes, it is kept. */
export function isOutput(frame: Frame): boolean {
  const envelope = typeof frame === 'string' ? undefined : decodeEnvelope(frame);
  if (!envelope?.ok || envelope.type !== 'r') return false;
  return /"type":"std(?:out|err)"/.test(payloadText(envelope.payload.subarray(0, 400)));
}

/** The oldest output goes first, and what is left out is counted. */
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
  return { remaining: remaining, droppedBytes: droppedBytes };
}

export async function openThrottledSocket(url: string, onDropped: (bytes: number) => void): Promise<StreamSocket> {
  const socket = await openStreamSocket(url);
  let buffered: Frame[] = [];
  let bufferedBytes = 0;
  const source = { isOver: false };
  let wake = () => {};
  void (async () => {
    for (let frame = await socket.read(); frame !== undefined; frame = await socket.read()) {
      buffered.push(frame);
      bufferedBytes += frame.length;
      if (bufferedBytes > MAX_BUFFERED_BYTES) {
        const { remaining, droppedBytes } = dropOldOutput(buffered, MAX_BUFFERED_BYTES / 2);
        buffered = remaining;
        bufferedBytes -= droppedBytes;
        onDropped(droppedBytes);
        // Messages other than output are few.
        if (bufferedBytes > MAX_BUFFERED_BYTES) {
          socket.close({ how: 'tooMuch' });
          break;
        }
      }
      wake();
    }
    source.isOver = true;
    wake();
  })();
  return {
    ...socket,
    async read() {
      while (buffered.length === 0 && !source.isOver) await new Promise<void>((resolve) => (wake = resolve));
      while (performance.now() > budgetEndsAt) await waitForFrame();
      const frame = buffered.shift();
      bufferedBytes -= frame?.length ?? 0;
      return frame;
    },
  };
}
