// Terminals that print at once share one page: those without the focus are given to draw less often.

// Nobody reads what scrolls by that fast; the pane with the focus, and the rest of the page, have the time instead.
const BACKGROUND_DELAY_MS = 80;
const RECENT_MS = 500;

/** One turn of the event loop. A port and no timer, which browsers hold for 4 ms once a few follow each other. */
export function createEventLoopTurn(): () => Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return () =>
    new Promise((resolve) => {
      port1.addEventListener('message', () => resolve(), { once: true });
      port1.start();
      port2.postMessage(undefined);
    });
}

/** Resolves when the next slice of a terminal may be parsed; `isInFront` is one that nothing is kept from. */
type TurnScheduler = (terminal: object, isInFront: boolean) => Promise<void>;

export function createTurnScheduler(turn: () => Promise<void>): TurnScheduler {
  const lastAt = new Map<object, number>();
  return (terminal, isInFront) => {
    const now = performance.now();
    for (const [other, at] of lastAt) if (now - at > RECENT_MS) lastAt.delete(other);
    lastAt.set(terminal, now);
    if (isInFront || lastAt.size === 1) return turn();
    return new Promise((resolve) => setTimeout(resolve, BACKGROUND_DELAY_MS));
  };
}

/** How long frames are handed out before the page gets its turn. */
const SLICE_MS = 40;

/** Frames that wait are read in several tasks, so that the page can draw and react between them: await it before each. */
export function createTimeSlice(turn: () => Promise<void>): () => Promise<void> {
  let sliceEndsAt = 0;
  return async () => {
    if (performance.now() < sliceEndsAt) return;
    await turn();
    sliceEndsAt = performance.now() + SLICE_MS;
  };
}

/** Of this page. */
export const terminalTurns = createTurnScheduler(createEventLoopTurn());
