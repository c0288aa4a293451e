// Several printing terminals share the time of the page: terminals without the focus are drawn less often.

// Fast scrolling output is not readable anyway, so the focused pane and the rest of the page get the time.
const BACKGROUND_DELAY_MS = 80;
const RECENT_MS = 500;

/** Waits for one turn of the event loop. Uses a port, because browsers delay repeated timers by 4 ms. */
export function createEventLoopTurn(): () => Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return () =>
    new Promise((resolve) => {
      port1.addEventListener('message', () => resolve(), { once: true });
      port1.start();
      port2.postMessage(undefined);
    });
}

/** Resolves when the next slice of a terminal may be parsed. A terminal with `isInFront` never waits. */
type TurnScheduler = (terminal: object, isInFront: boolean) => Promise<void>;

export function createTurnScheduler(turn: () => Promise<void>): TurnScheduler {
  const lastTurnTimes = new Map<object, number>();
  return (terminal, isInFront) => {
    const now = performance.now();
    for (const [other, turnTime] of lastTurnTimes) if (now - turnTime > RECENT_MS) lastTurnTimes.delete(other);
    lastTurnTimes.set(terminal, now);
    if (isInFront || lastTurnTimes.size === 1) return turn();
    return new Promise((resolve) => setTimeout(resolve, BACKGROUND_DELAY_MS));
  };
}

/** How long frames are read before the page may draw. */
const SLICE_MS = 40;

/** Splits reading frames into several tasks, so that the page can draw between them. Await it before each frame. */
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
