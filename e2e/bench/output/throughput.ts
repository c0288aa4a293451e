// Measures frames and bytes while a page receives output over several websockets. Both functions run in the page.

/** The bytes received over one websocket, with times in milliseconds. */
interface SocketRead {
  bytes: number;
  firstBytes: number;
  firstAt: number;
  lastAt: number;
  isClosed: boolean;
}

interface ReadCounters {
  bytesRead: number;
  sockets: SocketRead[];
}

/** Runs before the scripts of the page and counts received bytes. */
export function installReadCounters(): void {
  const counted = Object.assign(window, { bytesRead: 0, sockets: [] } as ReadCounters);
  const Socket = WebSocket;
  window.WebSocket = class extends Socket {
    constructor(address: string | URL) {
      super(address);
      const read: SocketRead = { bytes: 0, firstBytes: 0, firstAt: 0, lastAt: 0, isClosed: false };
      counted.sockets.push(read);
      this.addEventListener('message', ({ data }) => {
        if (!(data instanceof ArrayBuffer)) return;
        read.lastAt = performance.now();
        read.bytes += data.byteLength;
        counted.bytesRead += data.byteLength;
        if (read.firstAt !== 0) return;
        read.firstAt = read.lastAt;
        read.firstBytes = data.byteLength;
      });
      this.addEventListener('close', () => (read.isClosed = true));
    }
  };
}

export interface OutputThroughput {
  /** The frames of each second. */
  framesPerSecond: number[];
  /** The total of all websockets. */
  megabytesPerSecond: number;
  /** For each websocket that was opened and closed, between its first and last message. */
  megabytesPerSecondByClosedSocket: number[];
}

export async function measureThroughput(seconds: number): Promise<OutputThroughput> {
  const counted = window as unknown as ReadCounters; // Set by `installReadCounters`.
  const startedAt = await new Promise<number>((resolve) => requestAnimationFrame(resolve));
  const bytesBefore = counted.bytesRead;
  const frames = Array.from({ length: seconds }, () => 0);
  let now = startedAt;
  while (now - startedAt < seconds * 1000) {
    now = await new Promise<number>((resolve) => requestAnimationFrame(resolve));
    const second = Math.floor((now - startedAt) / 1000);
    if (second < seconds) frames[second] = (frames[second] ?? 0) + 1;
  }
  const closedSocketRates = counted.sockets
    .filter(({ firstAt, isClosed }) => firstAt >= startedAt && isClosed)
    .map(({ bytes, firstBytes, firstAt, lastAt }) => (bytes - firstBytes) / (lastAt - firstAt) / 1000);
  return {
    framesPerSecond: frames,
    megabytesPerSecond: (counted.bytesRead - bytesBefore) / (now - startedAt) / 1000,
    megabytesPerSecondByClosedSocket: closedSocketRates,
  };
}
