// Frames on their way into the terminal widget: gathered while it parses, so that a flood costs few tasks and few drawings.

// What the widget parses in a few milliseconds: enough to spare it a drawing per frame, little enough for Ctrl-C and the keys.
const SLICE_BYTES = 256 * 1024;
const FULL_BYTES = 512 * 1024;

/** One turn of the event loop. A port and no timer, which browsers hold for 4 ms once a few follow each other. */
function createTurn(): () => Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return () =>
    new Promise((resolve) => {
      port1.addEventListener('message', () => resolve(), { once: true });
      port1.start();
      port2.postMessage(undefined);
    });
}

function gathered(frames: readonly Uint8Array[], bytes: number): Uint8Array {
  const [only] = frames;
  if (only && frames.length === 1) return only;
  const slice = new Uint8Array(bytes);
  let at = 0;
  for (const frame of frames) {
    slice.set(frame, at);
    at += frame.length;
  }
  return slice;
}

/** Takes bytes in order; what it answers resolves once there is room for more. `parse` resolves when they were parsed. */
export function createFeed(parse: (slice: Uint8Array) => Promise<void>): (bytes: Uint8Array) => Promise<void> {
  const turn = createTurn();
  const waiting: Uint8Array[] = [];
  const full: (() => void)[] = [];
  let size = 0;
  let isRunning = false;

  function nextSlice(): Uint8Array {
    let bytes = 0;
    let count = 0;
    for (const { length } of waiting) {
      if (count > 0 && bytes + length > SLICE_BYTES) break;
      bytes += length;
      count += 1;
    }
    return gathered(waiting.splice(0, count), bytes);
  }
  async function run(): Promise<void> {
    isRunning = true;
    while (waiting.length > 0) {
      const slice = nextSlice();
      await parse(slice);
      size -= slice.length;
      if (size < FULL_BYTES) for (const go of full.splice(0)) go();
      await turn();
    }
    isRunning = false;
  }

  return (bytes) => {
    waiting.push(bytes);
    size += bytes.length;
    if (!isRunning) void run();
    return size < FULL_BYTES ? Promise.resolve() : new Promise((resolve) => full.push(resolve));
  };
}
