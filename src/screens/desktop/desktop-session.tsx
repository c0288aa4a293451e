import { useRef, useState, useEffect, useEffectEvent } from 'react';
import { proxyCan, type Dialect } from '#api/dialect/dialect.ts';
import type { DesktopPermissions } from '#domain/access.ts';
import type { DesktopStream, Size } from '#domain/desktop/session/desktop-state.ts';
import { useReconnectWhenReachable } from '#features/stream/use-reconnect-when-reachable.ts';
import { useResumeAfterReload } from '#features/stream/use-resume-after-reload.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { saveBlob } from '#ui/button/save-file.ts';
import { useUnloadWarning } from '#ui/dialog/use-unload-warning.ts';
import { useUnsavedWork } from '#ui/dialog/use-unsaved-work.ts';
import { useNotice } from '#ui/feedback/notice.tsx';
import { fullScreenAttribute, useFullScreen } from '#ui/layout/use-full-screen.ts';
import { SessionBar } from './session-bar.tsx';
import { SessionStatus } from './session-status.tsx';
import { useClipboard } from './clipboard/use-clipboard.ts';
import {
  SCREENSHOT_COPIED,
  SCREENSHOT_FAILED,
  screenshotName,
  notTypeable,
  TEXT_TO_TYPE,
  TYPE_TEXT_SUBMIT,
  TYPE_TEXT,
  typeTextHelp,
} from './messages.ts';
import { SessionNotices } from './session-notices.tsx';
import type { DesktopAddress } from './run-desktop.ts';
import { useKeyCharacters } from './input/read-keyboard.ts';
import { DesktopOverlay, DesktopScreen } from './desktop-screen.tsx';
import { sharingEntries } from './sharing/sharing-entries.ts';
import { Statistics } from './statistics.tsx';
import { useDesktop, type DesktopHandle } from './use-desktop.ts';
import { useInput } from './use-input.ts';
import { usePictureLayout } from './use-picture-layout.ts';
import { useResolution } from './use-resolution.ts';
import * as css from './desktop.css.ts';
import type { DecodedPointer } from '#domain/desktop/rdp/decoded.ts';
import type { KeyCharacters } from '#domain/desktop/input/recognize-layout.ts';
import { keysForText } from '#domain/desktop/input/keys-for-text.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog, DialogActions } from '#ui/dialog/dialog.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { Form } from '#ui/form/form.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { Input } from '#ui/field/input.tsx';
import { CANCEL } from '#ui/messages.ts';

interface TypeTextDialogProps {
  /** The characters of the keys on the desktop, if its layout is known and differs from US. */
  keyCharacters: KeyCharacters | undefined;
  /** Sends key presses: one combination for each character. */
  onSendKeys: (presses: readonly (readonly string[])[]) => void;
  onClose: () => void;
}

/** Types a text on the desktop as key presses, for example a text that a local program fills in. */
function TypeTextDialog({ keyCharacters, onSendKeys, onClose }: TypeTextDialogProps) {
  const isOwnLayout = keyCharacters !== undefined;
  return (
    <Dialog title={TYPE_TEXT} onClose={onClose}>
      <Form
        tracksUnsavedWork={false}
        validate={(readField) =>
          keysForText(readField('text'), keyCharacters) ? {} : { text: notTypeable(isOwnLayout) }
        }
        onSubmit={(readField) => {
          onClose();
          onSendKeys(keysForText(readField('text'), keyCharacters) ?? []);
        }}
      >
        <FormField name="text" label={TEXT_TO_TYPE} hint={typeTextHelp(isOwnLayout)}>
          <Input required autoComplete="off" autoCapitalize="off" spellCheck={false} />
        </FormField>
        <DialogActions>
          <Button onClick={onClose}>{CANCEL}</Button>
          <SubmitButton>{TYPE_TEXT_SUBMIT}</SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

/** Not all browsers show larger cursors. */
const MAX_CURSOR_SIZE = 32;

/** The CSS value for a pointer of the desktop; undefined for the browser's default. */
function cssCursorOf(pointer: DecodedPointer | undefined): string | undefined {
  if (pointer?.shape === 'hidden') return 'none';
  if (pointer?.shape !== 'bitmap') return undefined;
  const { width, height, hotX, hotY, pixels } = pointer;
  const scale = Math.min(1, MAX_CURSOR_SIZE / Math.max(width, height, 1));
  const fullCanvas = document.createElement('canvas');
  fullCanvas.width = width;
  fullCanvas.height = height;
  fullCanvas.getContext('2d')?.putImageData(new ImageData(pixels, width, height), 0, 0);
  const scaledCanvas = document.createElement('canvas');
  scaledCanvas.width = Math.max(1, Math.round(width * scale));
  scaledCanvas.height = Math.max(1, Math.round(height * scale));
  scaledCanvas.getContext('2d')?.drawImage(fullCanvas, 0, 0, scaledCanvas.width, scaledCanvas.height);
  return `url(${scaledCanvas.toDataURL()}) ${Math.round(hotX * scale)} ${Math.round(hotY * scale)}, default`;
}

/** The Keyboard Lock API, which only Chromium has. It gives the page the keys that the browser normally handles. */
interface LockableKeyboard {
  lock?: () => Promise<void>;
  unlock?: () => void;
}

/** Sends Escape, Alt+Tab and similar keys to the desktop in full screen. Holding Escape leaves full screen. */
function useKeyboardLock(isOn: boolean): void {
  useEffect(() => {
    const { keyboard } = navigator as { keyboard?: LockableKeyboard }; // missing in TypeScript's types
    if (!isOn || !keyboard?.lock) return undefined;
    keyboard.lock().catch(() => undefined); // browsers may refuse it; the desktop works without these keys
    return () => keyboard.unlock?.();
  }, [isOn]);
}

const RESIZE_DELAY_MS = 250;

/** On 18.x, resizes the desktop after the window stopped resizing (docs/protocol/streams.md#7.4). */
function useResizeDesktop({ dispatch }: DesktopHandle, { width, height }: Size): void {
  const resize = useEffectEvent((size: Size) => dispatch({ type: 'resized', size }));
  useEffect(() => {
    if (width === 0 || height === 0) return undefined;
    const timer = setTimeout(() => resize({ width, height }), RESIZE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [width, height]);
}

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

/** Connects again after the server of the console has restarted. */
function useReconnectAfterRestart(desktop: DesktopStream, onReconnect: () => void): void {
  const isRestarting = desktop.status === 'ended' && desktop.ending.type === 'restarting';
  useReconnectWhenReachable({ isDisconnected: isRestarting, isRestarting, retries: 0, onReachable: onReconnect });
}

export function DesktopSession(props: DesktopSessionProps) {
  const { address, name, dialect, rules, onCancel, onReconnect } = props;
  const { canvas, bar, scrollArea, live, layout, resolution, sendKeys, ...session } = useDesktopSession(props);
  const { desktop, dispatch } = live;
  useReconnectAfterRestart(desktop, onReconnect);
  const [hasStatistics, setStatistics] = useState(false);
  const [isTyping, setTyping] = useState(false);
  const fullScreen = useFullScreen();
  const isLive = desktop.status === 'live';
  useKeyboardLock(isLive && fullScreen.isFull);
  const title = `${sanitize(address.login)}@${name}`;
  const style = { ...layout.style, ...pictureStyleOf(live) };
  const handlers = { onEvent: dispatch, onCancel, onReconnect };
  return (
    <div className={css.page} data-full={fullScreenAttribute(fullScreen)}>
      <SessionBar
        ref={bar}
        cluster={address.cluster}
        title={<bdi>{title}</bdi>}
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
          onSaveScreenshot: session.save,
          onCopyScreenshot: session.copy,
          onToggleStatistics: () => setStatistics(!hasStatistics),
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
      <SessionStatus desktop={desktop} clipboard={session.clipboard.state} sharedDirectory={live.sharedDirectory} />
    </div>
  );
}
