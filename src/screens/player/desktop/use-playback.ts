import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { createPlayback, type Playback, type PlaybackEvent } from '#domain/desktop-recording/playback.ts';
import { createPlaybackPainter } from './playback-painter.ts';
import { runPlayback, type DesktopRecordingId } from './run-playback.ts';

/** How often the estimated position between two messages is updated. */
const REFRESH_MS = 50;

/** Calls the listener with the milliseconds since its last call. */
export function useElapsedTime(listener: (ms: number) => void): void {
  const notify = useEffectEvent(listener);
  useEffect(() => {
    let lastMs = performance.now();
    const timer = setInterval(() => {
      const now = performance.now();
      notify(now - lastMs);
      lastMs = now;
    }, REFRESH_MS);
    return () => clearInterval(timer);
  }, []);
}

/** Plays a recorded desktop on a canvas. `restart` starts a new playback. */
export function usePlayback({ cluster, sid, from }: DesktopRecordingId) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const dispatch = useRef<(event: PlaybackEvent) => void>(() => {});
  // A new object restarts the playback, even at the same position.
  const [attempt, setAttempt] = useState({ from });
  const [playback, setPlayback] = useState<Playback>(() => createPlayback({ startMs: from }));

  useEffect(() => {
    if (!canvas.current) return;
    const painter = createPlaybackPainter(canvas.current, (type) => run.dispatch({ type }));
    const run = runPlayback({ cluster, sid, ...attempt }, { painter, onPlayback: setPlayback });
    dispatch.current = run.dispatch;
    return () => {
      run.mute();
      run.dispatch({ type: 'left' });
      painter.stop();
    };
  }, [cluster, sid, attempt]);

  return {
    canvas,
    playback,
    dispatch: (event: PlaybackEvent) => dispatch.current(event),
    restart: (startMs: number) => setAttempt({ from: startMs }),
  };
}
