import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { createPlayback, type Playback, type PlaybackEvent } from '#domain/desktop-recording/playback.ts';
import { createPainter } from './painter.ts';
import { runPlayback, type DesktopPlace } from './run-playback.ts';

/** Between two messages the place is an estimate; so often it is shown. */
const STEP_MS = 50;

/** Calls the listener with the milliseconds since its last call. */
export function usePassingTime(listener: (ms: number) => void): void {
  const notify = useEffectEvent(listener);
  useEffect(() => {
    let last = performance.now();
    const timer = setInterval(() => {
      const now = performance.now();
      notify(now - last);
      last = now;
    }, STEP_MS);
    return () => clearInterval(timer);
  }, []);
}

/** Plays a recorded desktop onto a canvas; `restart` opens it again. */
export function usePlayback({ cluster, sid, from }: DesktopPlace) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const running = useRef<(event: PlaybackEvent) => void>(() => {});
  // Another object whenever it is to start again, at the same place too.
  const [begin, setBegin] = useState({ from });
  const [playback, setPlayback] = useState<Playback>(() => createPlayback({ startMs: from }));

  useEffect(() => {
    if (!canvas.current) return;
    const painter = createPainter(canvas.current, (on) => run.dispatch({ on }));
    const run = runPlayback({ cluster, sid, ...begin }, { painter, onPlayback: setPlayback });
    running.current = run.dispatch;
    return () => {
      run.mute();
      run.dispatch({ on: 'left' });
      painter.stop();
    };
  }, [cluster, sid, begin]);

  return {
    canvas,
    playback,
    take: (event: PlaybackEvent) => running.current(event),
    restart: (at: number) => setBegin({ from: at }),
  };
}
