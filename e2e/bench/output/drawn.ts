// What a page draws while it is sent output over several websockets. Both functions run in the page.

interface Counted {
  bytesRead: number;
}

/** Before its own scripts: counts what comes from the wire, of all websockets together. */
export function countReads(): void {
  const counted = Object.assign(window, { bytesRead: 0 });
  const Socket = WebSocket;
  window.WebSocket = class extends Socket {
    constructor(address: string | URL) {
      super(address);
      this.addEventListener('message', ({ data }) => {
        if (data instanceof ArrayBuffer) counted.bytesRead += data.byteLength;
      });
    }
  };
}

export interface Drawn {
  /** Of each second. */
  frames: number[];
  /** Of all websockets. */
  megabytesPerSecond: number;
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
  return { frames, megabytesPerSecond: (counted.bytesRead - before) / (now - began) / 1000 };
}
