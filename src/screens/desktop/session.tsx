import { useRef, useState } from 'react';
import { proxyCan, type Dialect } from '#api/dialect/dialect.ts';
import type { DesktopPermissions } from '#domain/access.ts';
import type { DesktopStream } from '#domain/desktop/session/desktop-state.ts';
import { NO_NETWORK } from '#features/stream/messages.ts';
import { useResumeAfterReload } from '#features/stream/use-resume-after-reload.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { saveBlob } from '#ui/button/save-file.ts';
import { useUnloadWarning } from '#ui/dialog/use-unload-warning.ts';
import { useUnsavedWork } from '#ui/dialog/use-unsaved-work.ts';
import { useNotice } from '#ui/feedback/notice.tsx';
import { fullScreenAttribute, useFullScreen } from '#ui/layout/use-full-screen.ts';
import { useOnline } from '#ui/store/use-online.ts';
import { Bar } from './bar.tsx';
import { useClipboard } from './clipboard/use-clipboard.ts';
import { cursorOf } from './cursor.ts';
import { SCREENSHOT_COPIED, SCREENSHOT_FAILED, screenshotName, stateOf } from './messages.ts';
import { Notices } from './notices.tsx';
import type { DesktopPlace } from './run-desktop.ts';
import { useTypedKeys } from './input/read-keyboard.ts';
import { Instead, Screen } from './screen.tsx';
import { sharingEntries } from './sharing/sharing-entries.ts';
import { Statistics } from './statistics.tsx';
import { TypeText } from './type-text.tsx';
import { useDesktop, type LiveDesktop } from './use-desktop.ts';
import { useInput } from './use-input.ts';
import { useKeyboardLock } from './use-keyboard-lock.ts';
import { useLayout } from './use-layout.ts';
import { useResolution } from './use-resolution.ts';
import { useResize } from './use-resize.ts';
import * as css from './desktop.css.ts';

interface SessionProps {
  place: DesktopPlace;
  /** What the desktop is called. */
  name: string;
  dialect: Dialect | undefined;
  /** What the user's roles allow. */
  rules: DesktopPermissions;
  onCancel: () => void;
  onReconnect: () => void;
}

/** The picture as it is, for a file or for the clipboard. */
function screenshotsOf({ snapshot }: LiveDesktop, name: string, notify: (text: string) => void) {
  return {
    save: () => void snapshot().then((blob) => saveBlob(screenshotName(name), blob)),
    copy: () =>
      void navigator.clipboard.write([new ClipboardItem({ 'image/png': snapshot() })]).then(
        () => notify(SCREENSHOT_COPIED),
        () => notify(SCREENSHOT_FAILED),
      ),
  };
}

/** All that one session has: its stream, its picture, and what is heard on it. */
function useSession({ place, name, dialect, rules }: SessionProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const room = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLElement>(null);
  const { density, ...resolution } = useResolution();
  const live = useDesktop(place, { canvas, stage: room, density });
  const layout = useLayout(room, live.desktop.view.size);
  const typed = useTypedKeys(proxyCan(dialect, 'setKeyboardLayout'));
  const { notice, notify } = useNotice();
  const clipboard = useClipboard(live, rules.clipboard);
  const input = useInput(live, { canvas, bar, dialect, onZoom: layout.zoomBy, onPan: layout.panBy, clipboard, typed });
  useResize(live, { width: layout.room.width * density, height: layout.room.height * density });
  useResumeAfterReload(live.desktop.at === 'ended');
  useUnsavedWork(true);
  useUnloadWarning(live.desktop.at === 'live');
  const press = (...presses: (readonly string[])[]) => {
    for (const keys of presses) input.current?.combination(keys);
    // A dialog gives the focus back to what opened it as it closes.
    requestAnimationFrame(() => canvas.current?.focus());
  };
  return {
    canvas,
    room,
    bar,
    live,
    layout,
    resolution,
    notice,
    typed,
    press,
    clipboard: clipboard.shown,
    ...screenshotsOf(live, name, notify),
  };
}

/** Who signs in again over it still sees what was there. */
const isShown = (desktop: DesktopStream): boolean =>
  desktop.at === 'live' || (desktop.at === 'ended' && desktop.ending.how === 'signedOut');

/** One session, from its line to its end. */
export function Session(props: SessionProps) {
  const { place, name, dialect, rules, onCancel, onReconnect } = props;
  const { canvas, room, bar, live, layout, resolution, notice, typed, press, clipboard, save, copy } =
    useSession(props);
  const { desktop, take } = live;
  const [hasStatistics, setStatistics] = useState(false);
  const [isTyping, setTyping] = useState(false);
  const fullScreen = useFullScreen();
  const isLive = desktop.at === 'live';
  const isOnline = useOnline();
  useKeyboardLock(isLive && fullScreen.isFull);
  const title = `${sanitize(place.login)}@${name}`;
  const style = {
    ...layout.style,
    cursor: cursorOf(live.pointer),
    visibility: isShown(desktop) ? undefined : 'hidden',
  } as const;
  const on = { onEvent: take, onCancel, onReconnect };
  return (
    <div className={css.page} data-full={fullScreenAttribute(fullScreen)}>
      <Bar
        ref={bar}
        title={<bdi>{title}</bdi>}
        state={isLive && !isOnline ? NO_NETWORK : stateOf(desktop)}
        shared={live.shared}
        isLive={isLive}
        fullScreen={fullScreen}
        clipboard={clipboard}
        actions={{
          scaling: layout.scaling,
          hasStatistics,
          onScaling: layout.choose,
          resolution: resolution.resolution,
          onResolution(wanted) {
            resolution.choose(wanted);
            if (!proxyCan(dialect, 'resizeDesktops')) onReconnect();
          },
          onKeys: (keys) => press(keys),
          onTypeText: () => setTyping(true),
          onSave: save,
          onCopy: copy,
          onStatistics: () => setStatistics(!hasStatistics),
          onDisconnect: () => take({ on: 'left' }),
          sharing: sharingEntries(live, rules.directorySharing),
        }}
      />
      <div className={css.stage}>
        <Notices shown={desktop.view} onEvent={take} onDismissed={() => canvas.current?.focus()} />
        <Screen canvas={canvas} room={room} name={name} isLive={isLive} style={style} />
        <Instead desktop={desktop} cluster={place.cluster} title={title} {...on} />
        {notice}
        {isTyping && isLive && (
          <TypeText typed={typed} onClose={() => setTyping(false)} onKeys={(presses) => press(...presses)} />
        )}
        {hasStatistics && isLive && <Statistics shown={desktop.view} rates={live.rates} />}
      </div>
    </div>
  );
}
