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
  /** The shape of the pointer; undefined for the default. */
  pointer: DecodedPointer | undefined;
  meter: StatisticsMeter;
  /** The local directory that is shared with the desktop. */
  sharedDirectory: SharedDirectory;
  sharing: () => DirectorySharing | undefined;
  dispatch: (event: DesktopEvent) => void;
  /** Messages before the desktop is live are dropped. */
  send: (message: KnownMessage) => void;
  snapshot: () => Promise<Blob>;
  /** Sets the listener for text that was copied on the desktop. */
  listenForCopied: (listener: (text: string) => void) => void;
}

/** The functions of the connected desktop. `IDLE` replaces them before it connects and after it is closed. */
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

/** Requests the current picture as a blob, and resolves each request when its report arrives. */
function createSnapshotRequests(draw: DrawHandler) {
  const pendingRequests: ((blob: Blob) => void)[] = [];
  return {
    requestSnapshot: () =>
      new Promise<Blob>((resolve) =>
        draw.handleRequest({ type: 'snapshot', request: pendingRequests.push(resolve) - 1 }),
      ),
    resolveSnapshot: ({ request, blob }: Extract<DrawReport, { type: 'snapshot' }>) => pendingRequests[request]?.(blob),
  };
}

/** `density` is the number of desktop pixels per CSS pixel. */
const desktopSizeOf = (element: Element, density: number): Size => ({
  width: element.clientWidth * density,
  height: element.clientHeight * density,
});

interface DesktopElements {
  canvas: RefObject<HTMLCanvasElement | null>;
  /** The area for the picture. */
  drawArea: RefObject<HTMLElement | null>;
  /** The number of desktop pixels per CSS pixel when connecting. */
  density: number;
}

/** Connects once and stays connected until the component is unmounted. */
export function useDesktop(
  { cluster, desktop: name, login }: DesktopAddress,
  { canvas, drawArea, density }: DesktopElements,
): DesktopHandle {
  const runningParts = useRef(IDLE);
  const onCopied = useRef<(text: string) => void>(() => {});
  const [meter] = useState(createStatisticsMeter);
  const [pointer, setPointer] = useState<DecodedPointer>();
  const [sharedDirectory, setSharedDirectory] = useState<SharedDirectory>({ status: 'off' });
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
      { cluster, desktop: name, login, requestedSize: requestedSizeOf(drawArea.current) },
      draw,
      {
        onDesktop(next) {
          isLive = acceptsInput(next);
          // Synchronous at the end, so that navigation to the sign-in page does not ask about leaving the desktop.
          if (next.status === 'ended') flushSync(() => setDesktop(next));
          else setDesktop(next);
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
      if (report.type === 'drawn') meter.addDrawn(report);
      else if (report.type === 'pointer') setPointer(report.pointer);
      else if (report.type === 'snapshot') snapshots.resolveSnapshot(report);
      else runningDesktop.report(report);
    }
    runningParts.current = {
      dispatch: runningDesktop.dispatch,
      send(message) {
        if (!isLive) return;
        if (message.kind === 'keyboardButton' || message.kind === 'mouseButton') meter.noteInput();
        runningDesktop.send(writeMessage(message));
      },
      snapshot: snapshots.requestSnapshot,
      sharing,
    };
    return () => {
      runningParts.current = IDLE;
      runningDesktop.mute();
      runningDesktop.dispatch({ type: 'left' });
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
