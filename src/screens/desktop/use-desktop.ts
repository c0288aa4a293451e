import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { writeMessage, type KnownMessage } from '#domain/desktop/codec/message.ts';
import type { DecodedPointer } from '#domain/desktop/rdp/decoded.ts';
import { createDesktopStream, acceptsInput } from '#domain/desktop/session/desktop-machine.ts';
import type { DesktopStream, DesktopEvent, Size } from '#domain/desktop/session/desktop-state.ts';
import type { DrawHandler, DrawReport } from './picture/create-draw.ts';
import { startDraw } from './picture/start-draw.ts';
import { createStatisticsMeter, type StatisticsMeter } from './statistics-meter.ts';
import { runDesktop, type DesktopAddress } from './run-desktop.ts';
import { createSharing, type SharedDirectory, type DirectorySharing } from './sharing/create-sharing.ts';

export interface DesktopHandle {
  desktop: DesktopStream;
  /** The pointer's shape as the desktop draws it, where it does. */
  pointer: DecodedPointer | undefined;
  meter: StatisticsMeter;
  /** A directory of this machine's, for the desktop. */
  sharedDirectory: SharedDirectory;
  sharing: () => DirectorySharing | undefined;
  dispatch: (event: DesktopEvent) => void;
  /** Nothing goes out before the desktop is live. */
  send: (message: KnownMessage) => void;
  snapshot: () => Promise<Blob>;
  /** Hears what is copied on the desktop. */
  listenForCopied: (listener: (text: string) => void) => void;
}

/** What the running parts are reached by; nothing before they run, and once they have been stopped. */
interface RunningParts {
  dispatch: (event: DesktopEvent) => void;
  send: (message: KnownMessage) => void;
  snapshot: () => Promise<Blob>;
  sharing?: DirectorySharing;
}

const IDLE: RunningParts = {
  dispatch: () => {},
  send: () => {},
  snapshot: () => Promise.reject(new Error('no desktop')),
};

/** Asks what draws for the picture as it is. */
function createSnapshotRequests(draw: DrawHandler) {
  const pendingRequests: ((blob: Blob) => void)[] = [];
  return {
    ask: () =>
      new Promise<Blob>((resolve) =>
        draw.handleRequest({ do: 'snapshot', request: pendingRequests.push(resolve) - 1 }),
      ),
    answer: ({ request, blob }: Extract<DrawReport, { on: 'snapshot' }>) => pendingRequests[request]?.(blob),
  };
}

/** `density`: pixels of the desktop for one of the page. */
const desktopSizeOf = (stage: Element, density: number): Size => ({
  width: stage.clientWidth * density,
  height: stage.clientHeight * density,
});

interface DesktopElements {
  canvas: RefObject<HTMLCanvasElement | null>;
  /** The room there is for the picture. */
  drawArea: RefObject<HTMLElement | null>;
  /** Pixels of the desktop for one of the page, as it is connected. */
  density: number;
}

/** Connects once, and stays connected until it is left. */
export function useDesktop(
  { cluster, desktop: name, login }: DesktopAddress,
  { canvas, drawArea, density }: DesktopElements,
): DesktopHandle {
  const runningParts = useRef(IDLE);
  const onCopied = useRef<(text: string) => void>(() => {});
  const [meter] = useState(createStatisticsMeter);
  const [pointer, setPointer] = useState<DecodedPointer>();
  const [sharedDirectory, setSharedDirectory] = useState<SharedDirectory>({ at: 'off' });
  const [desktop, setDesktop] = useState<DesktopStream>(() =>
    createDesktopStream({ requestedSize: { width: 1, height: 1 }, token: undefined, layout: 0, canResize: false }),
  );
  const requestedSizeOf = useEffectEvent((element: Element) => desktopSizeOf(element, density));
  useEffect(() => {
    if (!canvas.current || !drawArea.current) return undefined;
    const draw = startDraw(canvas.current, { onReport: handleReport, isLive: () => isLive });
    const snapshots = createSnapshotRequests(draw);
    let isLive = false;
    const runningDesktop = runDesktop(
      { cluster, desktop: name, login, asked: requestedSizeOf(drawArea.current) },
      draw,
      {
        onDesktop(now) {
          isLive = acceptsInput(now);
          // At once where it is over: a page that goes on to sign in must not ask whether it may be left.
          if (now.at === 'ended') flushSync(() => setDesktop(now));
          else setDesktop(now);
        },
        onClipboard: (text) => onCopied.current(text),
        onShare: (message) => sharing.handleMessage(message),
      },
    );
    const sharing = createSharing(
      { send: (message) => runningDesktop.send(writeMessage(message)), dispatch: runningDesktop.dispatch },
      setSharedDirectory,
    );
    function handleReport(report: DrawReport): void {
      if (report.on === 'drawn') meter.addDrawn(report);
      else if (report.on === 'pointer') setPointer(report.pointer);
      else if (report.on === 'snapshot') snapshots.answer(report);
      else runningDesktop.report(report);
    }
    runningParts.current = {
      dispatch: runningDesktop.dispatch,
      send(message) {
        if (!isLive) return;
        if (message.kind === 'keyboardButton' || message.kind === 'mouseButton') meter.noteInput();
        runningDesktop.send(writeMessage(message));
      },
      snapshot: snapshots.ask,
      sharing,
    };
    return () => {
      runningParts.current = IDLE;
      runningDesktop.mute();
      runningDesktop.dispatch({ on: 'left' });
      draw.stop();
    };
  }, [canvas, drawArea, cluster, name, login, meter]);
  return {
    desktop,
    pointer,
    meter,
    sharedDirectory,
    sharing: () => runningParts.current.sharing,
    dispatch: (event) => runningParts.current.dispatch(event),
    send: (message) => runningParts.current.send(message),
    snapshot: () => runningParts.current.snapshot(),
    listenForCopied: (listener) => void (onCopied.current = listener),
  };
}
