// Divides the time of the page. If several terminals print, those without the focus are drawn less often. Reading
// frames pauses regularly, so that the page can draw.

// Fast scrolling output is not readable anyway, so the time goes to the focused pane and the rest of the page.
const BACKGROUND_DELAY_MS = 80;
// A terminal that had a turn within this time counts as printing.
const RECENT_MS = 500;

/**
 * Returns a function that waits for one turn of the event loop. It uses a message port, because browsers delay repeated
 * timers by 4 ms.
 */
export function createEventLoopTurn(): () => Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return () =>
    new Promise((resolve) => {
      port1.addEventListener('message', () => resolve(), { once: true });
      port1.start();
      port2.postMessage(undefined);
    });
}

/** Resolves when the next slice of a terminal may be parsed. A terminal with the focus is never delayed. */
type TurnScheduler = (terminal: object, hasFocus: boolean) => Promise<void>;

export function createTurnScheduler(turn: () => Promise<void>): TurnScheduler {
  const recentTurnTimes = new Map<object, number>();
  return (terminal, hasFocus) => {
    const now = performance.now();
    for (const [other, turnTime] of recentTurnTimes) if (now - turnTime > RECENT_MS) recentTurnTimes.delete(other);
    recentTurnTimes.set(terminal, now);
    if (hasFocus || recentTurnTimes.size === 1) return turn();
    return new Promise((resolve) => setTimeout(resolve, BACKGROUND_DELAY_MS));
  };
}

/** How long frames are read before the page may draw. */
const SLICE_MS = 40;

/** Returns a function to await before each frame. It splits reading into tasks; the page can draw between them. */
export function createTimeSlice(turn: () => Promise<void>): () => Promise<void> {
  let sliceEndsAt = 0;
  return async () => {
    if (performance.now() < sliceEndsAt) return;
    await turn();
    sliceEndsAt = performance.now() + SLICE_MS;
  };
}

/** The scheduler for all terminals of this page. */
export const terminalTurns = createTurnScheduler(createEventLoopTurn());
