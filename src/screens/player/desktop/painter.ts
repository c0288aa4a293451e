// Draws what was recorded, in its order; pictures are unpacked off the main thread.

interface Picture {
  left: number;
  top: number;
  png: Uint8Array<ArrayBuffer>;
}

interface Size {
  width: number;
  height: number;
}

export interface Painter {
  /** A new screen, empty. */
  clear: (size: Size) => void;
  draw: (picture: Picture) => void;
  stop: () => void;
}

/** `onUndrawn`: a picture was none after all. */
export function createPainter(canvas: HTMLCanvasElement, onUndrawn: () => void): Painter {
  const context = canvas.getContext('2d');
  const waiting: (Size | Picture)[] = [];
  let isPainting = false;
  let isStopped = false;

  async function unpack({ left, top, png }: Picture): Promise<void> {
    try {
      const bitmap = await createImageBitmap(new Blob([png], { type: 'image/png' }));
      if (!isStopped) context?.drawImage(bitmap, left, top);
      bitmap.close();
    } catch {
      onUndrawn();
    }
  }
  async function paint(): Promise<void> {
    if (isPainting) return;
    isPainting = true;
    for (let one = waiting.shift(); one; one = waiting.shift())
      if ('png' in one) await unpack(one);
      else {
        canvas.width = one.width;
        canvas.height = one.height;
      }
    isPainting = false;
  }
  const add = (one: Size | Picture) => {
    waiting.push(one);
    void paint();
  };
  return {
    clear: add,
    draw: add,
    stop() {
      isStopped = true;
      waiting.length = 0;
    },
  };
}
