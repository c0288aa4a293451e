// What a page draws while it is sent output over several websockets. Both functions run in the page.

/** What came over one websocket: bytes, and moments in milliseconds. */
interface Read {
  bytes: number;
  firstBytes: number;
  first: number;
  last: number;
  isClosed: boolean;
}

interface Counted {
  bytesRead: number;
  reads: Read[];
}

/** Before its own scripts: counts what comes from the wire. */
export function countReads(): void {
  const counted = Object.assign(window, { bytesRead: 0, reads: [] } as Counted);
  const Socket = WebSocket;
  window.WebSocket = class extends Socket {
    constructor(address: string | URL) {
      super(address);
      const read: Read = { bytes: 0, firstBytes: 0, first: 0, last: 0, isClosed: false };
      counted.reads.push(read);
      this.addEventListener('message', ({ data }) => {
        if (!(data instanceof ArrayBuffer)) return;
        read.last = performance.now();
        read.bytes += data.byteLength;
        counted.bytesRead += data.byteLength;
        if (read.first !== 0) return;
        read.first = read.last;
        read.firstBytes = data.byteLength;
      });
      this.addEventListener('close', () => (read.isClosed = true));
    }
  };
}

export interface Drawn {
  /** Of each second. */
  frames: number[];
  /** Of all websockets together. */
  megabytesPerSecond: number;
  /** Of each that was opened and closed meanwhile, between its first message and its last. */
  whole: number[];
}

export async function drawnIn(seconds: number): Promise<Drawn> {
  const counted = window as unknown as Counted; // by the function above
  const began = await new Promise<number>((resolve) => requestAnimationFrame(resolve));
  const before = counted.bytesRead;
  const frames = Array.from({ length: seconds }, () => 0);
  let now = began;
  while (now - began < seconds * 1000) {
    now = await new Promise<number>((resolve) => requestAnimationFrame(resolve));
    const second = Math.floor((now - began) / 1000);
    if (second < seconds) frames[second] = (frames[second] ?? 0) + 1;
  }
  const whole = counted.reads
    .filter(({ first, isClosed }) => first >= began && isClosed)
    .map(({ bytes, firstBytes, first, last }) => (bytes - firstBytes) / (last - first) / 1000);
  return { frames, megabytesPerSecond: (counted.bytesRead - before) / (now - began) / 1000, whole };
}
