import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { writeMessage, type KnownMessage } from '#domain/desktop/codec/message.ts';
import type { DecodedPointer } from '#domain/desktop/rdp/decoded.ts';
import { createDesktopStream, acceptsInput } from '#domain/desktop/session/desktop-machine.ts';
import type { DesktopStream, DesktopEvent, Size } from '#domain/desktop/session/desktop-state.ts';
import type { Draw, DrawReport } from './picture/draw.ts';
import { startDraw } from './picture/start-draw.ts';
import { createRates, type Rates } from './rates.ts';
import { runDesktop, type DesktopPlace } from './run-desktop.ts';
import { createSharing, type Shared, type Sharing } from './sharing/sharing.ts';

export interface LiveDesktop {
  desktop: DesktopStream;
  /** The pointer's shape as the desktop draws it, where it does. */
  pointer: DecodedPointer | undefined;
  rates: Rates;
  /** A directory of this machine's, for the desktop. */
  shared: Shared;
  sharing: () => Sharing | undefined;
  take: (event: DesktopEvent) => void;
  /** Nothing goes out before the desktop is live. */
  send: (message: KnownMessage) => void;
  snapshot: () => Promise<Blob>;
  /** Hears what is copied on the desktop. */
  hearCopied: (listener: (text: string) => void) => void;
}

/** What the running parts are reached by; nothing before they run, and once they have been stopped. */
interface Running {
  take: (event: DesktopEvent) => void;
  send: (message: KnownMessage) => void;
  snapshot: () => Promise<Blob>;
  sharing?: Sharing;
}

const IDLE: Running = { take: () => {}, send: () => {}, snapshot: () => Promise.reject(new Error('no desktop')) };

/** Asks what draws for the picture as it is. */
function createSnapshots(draw: Draw) {
  const asked: ((blob: Blob) => void)[] = [];
  return {
    ask: () => new Promise<Blob>((resolve) => draw.take({ do: 'snapshot', request: asked.push(resolve) - 1 })),
    answer: ({ request, blob }: Extract<DrawReport, { on: 'snapshot' }>) => asked[request]?.(blob),
  };
}

/** `density`: pixels of the desktop for one of the page. */
const roomOf = (stage: Element, density: number): Size => ({
  width: stage.clientWidth * density,
  height: stage.clientHeight * density,
});

interface Elements {
  canvas: RefObject<HTMLCanvasElement | null>;
  /** The room there is for the picture. */
  stage: RefObject<HTMLElement | null>;
  /** Pixels of the desktop for one of the page, as it is connected. */
  density: number;
}

/** Connects once, and stays connected until it is left. */
export function useDesktop(
  { cluster, desktop: name, login }: DesktopPlace,
  { canvas, stage, density }: Elements,
): LiveDesktop {
  const running = useRef(IDLE);
  const copied = useRef<(text: string) => void>(() => {});
  const [rates] = useState(createRates);
  const [pointer, setPointer] = useState<DecodedPointer>();
  const [shared, setShared] = useState<Shared>({ at: 'off' });
  const [desktop, setDesktop] = useState<DesktopStream>(() =>
    createDesktopStream({ requestedSize: { width: 1, height: 1 }, token: undefined, layout: 0, canResize: false }),
  );
  const askedIn = useEffectEvent((element: Element) => roomOf(element, density));
  useEffect(() => {
    if (!canvas.current || !stage.current) return undefined;
    const draw = startDraw(canvas.current, { hear, isLive: () => isLive });
    const snapshots = createSnapshots(draw);
    let isLive = false;
    const run = runDesktop({ cluster, desktop: name, login, asked: askedIn(stage.current) }, draw, {
      onDesktop(now) {
        isLive = acceptsInput(now);
        // At once where it is over: a page that goes on to sign in must not ask whether it may be left.
        if (now.at === 'ended') flushSync(() => setDesktop(now));
        else setDesktop(now);
      },
      onClipboard: (text) => copied.current(text),
      onShare: (message) => sharing.hear(message),
    });
    const sharing = createSharing(
      { send: (message) => run.send(writeMessage(message)), take: run.dispatch },
      setShared,
    );
    function hear(report: DrawReport): void {
      if (report.on === 'drawn') rates.add(report);
      else if (report.on === 'pointer') setPointer(report.pointer);
      else if (report.on === 'snapshot') snapshots.answer(report);
      else run.report(report);
    }
    running.current = {
      take: run.dispatch,
      send(message) {
        if (!isLive) return;
        if (message.kind === 'keyboardButton' || message.kind === 'mouseButton') rates.acted();
        run.send(writeMessage(message));
      },
      snapshot: snapshots.ask,
      sharing,
    };
    return () => {
      running.current = IDLE;
      run.mute();
      run.dispatch({ on: 'left' });
      draw.stop();
    };
  }, [canvas, stage, cluster, name, login, rates]);
  return {
    desktop,
    pointer,
    rates,
    shared,
    sharing: () => running.current.sharing,
    take: (event) => running.current.take(event),
    send: (message) => running.current.send(message),
    snapshot: () => running.current.snapshot(),
    hearCopied: (listener) => void (copied.current = listener),
  };
}
