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
import { SessionBar } from './session-bar.tsx';
import { useClipboard } from './clipboard/use-clipboard.ts';
import { cssCursorOf } from './cursor.ts';
import { SCREENSHOT_COPIED, SCREENSHOT_FAILED, screenshotName, desktopStateText } from './messages.ts';
import { SessionNotices } from './session-notices.tsx';
import type { DesktopAddress } from './run-desktop.ts';
import { useKeyCharacters } from './input/read-keyboard.ts';
import { DesktopOverlay, DesktopScreen } from './desktop-screen.tsx';
import { sharingEntries } from './sharing/sharing-entries.ts';
import { Statistics } from './statistics.tsx';
import { TypeTextDialog } from './type-text-dialog.tsx';
import { useDesktop, type DesktopHandle } from './use-desktop.ts';
import { useInput } from './use-input.ts';
import { useKeyboardLock } from './use-keyboard-lock.ts';
import { usePictureLayout } from './use-picture-layout.ts';
import { useResolution } from './use-resolution.ts';
import { useResizeDesktop } from './use-resize-desktop.ts';
import * as css from './desktop.css.ts';

interface DesktopSessionProps {
  address: DesktopAddress;
  name: string;
  dialect: Dialect | undefined;
  /** The permissions of the user's roles. */
  rules: DesktopPermissions;
  onCancel: () => void;
  onReconnect: () => void;
}

function screenshotActions({ snapshot }: DesktopHandle, name: string, notify: (text: string) => void) {
  return {
    save: () => void snapshot().then((blob) => saveBlob(screenshotName(name), blob)),
    copy: () =>
      void navigator.clipboard.write([new ClipboardItem({ 'image/png': snapshot() })]).then(
        () => notify(SCREENSHOT_COPIED),
        () => notify(SCREENSHOT_FAILED),
      ),
  };
}

/** The parts of a session: the stream, the picture, the input and the clipboard. */
function useDesktopSession({ address, name, dialect, rules }: DesktopSessionProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const scrollArea = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLElement>(null);
  const { density, ...resolution } = useResolution();
  const live = useDesktop(address, { canvas, drawArea: scrollArea, density });
  const layout = usePictureLayout(scrollArea, live.desktop.view.size);
  const keyCharacters = useKeyCharacters(proxyCan(dialect, 'setKeyboardLayout'));
  const { notice, notify } = useNotice();
  const clipboard = useClipboard(live, rules.clipboard);
  const input = useInput(live, {
    canvas,
    bar,
    dialect,
    onZoom: layout.zoomBy,
    onPan: layout.panBy,
    clipboard,
    keyCharacters,
  });
  useResizeDesktop(live, { width: layout.room.width * density, height: layout.room.height * density });
  useResumeAfterReload(live.desktop.status === 'ended');
  useUnsavedWork(true);
  useUnloadWarning(live.desktop.status === 'live');
  const sendKeys = (...presses: (readonly string[])[]) => {
    for (const keys of presses) input.current?.sendKeys(keys);
    // A closing dialog first returns the focus to the element that opened it.
    requestAnimationFrame(() => canvas.current?.focus());
  };
  return {
    canvas,
    scrollArea,
    bar,
    live,
    layout,
    resolution,
    notice,
    keyCharacters,
    sendKeys,
    clipboard: clipboard.view,
    ...screenshotActions(live, name, notify),
  };
}

/** The picture stays visible after sign-out, below the sign-in dialog. */
const isPictureShown = (desktop: DesktopStream): boolean =>
  desktop.status === 'live' || (desktop.status === 'ended' && desktop.ending.type === 'signedOut');

const pictureStyleOf = ({ pointer, desktop }: DesktopHandle) =>
  ({ cursor: cssCursorOf(pointer), visibility: isPictureShown(desktop) ? undefined : 'hidden' }) as const;

export function DesktopSession(props: DesktopSessionProps) {
  const { address, name, dialect, rules, onCancel, onReconnect } = props;
  const { canvas, bar, scrollArea, live, layout, resolution, sendKeys, ...session } = useDesktopSession(props);
  const { desktop, dispatch } = live;
  const [hasStatistics, setStatistics] = useState(false);
  const [isTyping, setTyping] = useState(false);
  const fullScreen = useFullScreen();
  const isLive = desktop.status === 'live';
  const isOnline = useOnline();
  useKeyboardLock(isLive && fullScreen.isFull);
  const title = `${sanitize(address.login)}@${name}`;
  const style = { ...layout.style, ...pictureStyleOf(live) };
  const handlers = { onEvent: dispatch, onCancel, onReconnect };
  return (
    <div className={css.page} data-full={fullScreenAttribute(fullScreen)}>
      <SessionBar
        ref={bar}
        title={<bdi>{title}</bdi>}
        stateText={isLive && !isOnline ? NO_NETWORK : desktopStateText(desktop)}
        sharedDirectory={live.sharedDirectory}
        isLive={isLive}
        fullScreen={fullScreen}
        clipboard={session.clipboard}
        actions={{
          scaling: layout.scaling,
          hasStatistics,
          onScaling: layout.choose,
          resolution: resolution.resolution,
          onResolution(newResolution) {
            resolution.choose(newResolution);
            if (!proxyCan(dialect, 'resizeDesktops')) onReconnect();
          },
          onSendKeys: (keys) => sendKeys(keys),
          onTypeText: () => setTyping(true),
          onSave: session.save,
          onCopy: session.copy,
          onStatistics: () => setStatistics(!hasStatistics),
          onDisconnect: () => dispatch({ type: 'left' }),
          sharing: sharingEntries(live, rules.directorySharing),
        }}
      />
      <div className={css.drawArea}>
        <SessionNotices view={desktop.view} onEvent={dispatch} onDismissed={() => canvas.current?.focus()} />
        <DesktopScreen canvas={canvas} scrollArea={scrollArea} name={name} isLive={isLive} style={style} />
        <DesktopOverlay desktop={desktop} cluster={address.cluster} title={title} {...handlers} />
        {session.notice}
        {isTyping && isLive && (
          <TypeTextDialog
            keyCharacters={session.keyCharacters}
            onClose={() => setTyping(false)}
            onSendKeys={(presses) => sendKeys(...presses)}
          />
        )}
        {hasStatistics && isLive && <Statistics view={desktop.view} rates={live.meter} />}
      </div>
    </div>
  );
}
