// A line whose frames wait for their turn, so that the page is drawn between them however much comes.
import { decodeEnvelope, payloadText } from '#domain/terminal/envelope.ts';
import { openLine, type Line } from '#features/stream/line.ts';

/** Of each frame that is drawn, in milliseconds: what remains is for drawing. */
const SHARE_MS = 8;
/** Where nothing is drawn, as in a tab that nobody sees. */
const UNSEEN_MS = 100;
/** What waits of one line at most, in bytes. */
const MOST = 1024 * 1024;

let end = 0;
let turn: Promise<void> | undefined;

const nextTurn = (): Promise<void> =>
  (turn ??= new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer);
      cancelAnimationFrame(frame);
      turn = undefined;
      end = performance.now() + SHARE_MS;
      resolve();
    };
    const timer = setTimeout(go, UNSEEN_MS);
    const frame = requestAnimationFrame(go);
  }));

type Frame = Uint8Array | string;

/** Output alone may be left out; where its type comes after its bytes, it is kept. */
export function isOutput(frame: Frame): boolean {
  const envelope = typeof frame === 'string' ? undefined : decodeEnvelope(frame);
  if (!envelope?.ok || envelope.type !== 'r') return false;
  return /"type":"std(?:out|err)"/.test(payloadText(envelope.payload.subarray(0, 400)));
}

/** The oldest output goes first, and what is left out is counted. */
export function shortened(frames: readonly Frame[], most: number): { kept: Frame[]; leftOut: number } {
  let size = frames.reduce((sum, { length }) => sum + length, 0);
  let leftOut = 0;
  const kept = frames.filter((frame) => {
    if (size <= most || !isOutput(frame)) return true;
    size -= frame.length;
    leftOut += frame.length;
    return false;
  });
  return { kept, leftOut };
}

export async function openCalmLine(url: string, onLeftOut: (bytes: number) => void): Promise<Line> {
  const line = await openLine(url);
  let waiting: Frame[] = [];
  let size = 0;
  const source = { isOver: false };
  let wake = () => {};
  void (async () => {
    for (let frame = await line.read(); frame !== undefined; frame = await line.read()) {
      waiting.push(frame);
      size += frame.length;
      if (size > MOST) {
        const { kept, leftOut } = shortened(waiting, MOST / 2);
        waiting = kept;
        size -= leftOut;
        onLeftOut(leftOut);
        // Messages other than output are few.
        if (size > MOST) {
          line.close({ how: 'tooMuch' });
          break;
        }
      }
      wake();
    }
    source.isOver = true;
    wake();
  })();
  return {
    ...line,
    async read() {
      while (waiting.length === 0 && !source.isOver) await new Promise<void>((resolve) => (wake = resolve));
      while (performance.now() > end) await nextTurn();
      const frame = waiting.shift();
      size -= frame?.length ?? 0;
      return frame;
    },
  };
}
