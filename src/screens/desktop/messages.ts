// Messages about a desktop and its state. The proxy's own text is shown separately.
import type { DesktopStream, DesktopEnd } from '#domain/desktop/session/desktop-state.ts';
import { CONSOLE_RESTARTING } from '#domain/stream/messages.ts';
import { CONNECTED, MFA_REQUIRED } from '#lib/messages.ts';

export const CHECKING = 'Checking the desktop';
export const NOT_CHECKED = "Couldn't check the desktop";
export const CONNECT_ANYWAY = 'Connect anyway';
export const GO_TO_DESKTOPS = 'Go to desktops';
export const desktopInUse = (desktop: string): string => `${desktop} is in use`;
export const IN_USE_WARNING =
  'Someone is connected to this desktop. Windows may ask them to sign out, or disconnect them, when you connect.';
export const desktopWarning = (desktop: string, cluster: string): string =>
  `This page was opened by a link. It connects to ${desktop} in ${cluster} and starts a session with your access.`;

export const CONNECTING_CANCELED = 'You canceled connecting to this desktop.';

export const screenOf = (desktop: string): string => `Screen of ${desktop}`;
/** The description of the screen for assistive technology. */
export const LEAVE_DESKTOP_HINT = 'All keys go to the desktop. Press Ctrl+Alt+Home to move to the session bar.';

export const LEAVE_DESKTOP_KEY = 'Ctrl+Alt+Home';
/** Follows the keys in the hint. */
export const LEAVE_DESKTOP = 'to move to the session bar';

export function desktopStateText(desktop: DesktopStream): string {
  switch (desktop.status) {
    case 'authenticating':
    case 'connecting':
      return 'Connecting to the desktop';
    case 'asks':
      return MFA_REQUIRED;
    case 'live':
      return CONNECTED;
    case 'ended':
      return endTitleOf(desktop.ending);
  }
}

/** While the page connects again by itself. */
export const RECONNECTING = 'Reconnecting';

const NOT_CONNECTED = "Couldn't connect to the desktop";

const END_TITLES: Readonly<Record<DesktopEnd['type'], string>> = {
  left: 'Disconnected from the desktop',
  signedOut: 'You were signed out',
  lost: 'Connection to the desktop lost',
  unreachable: "The proxy can't be reached",
  restarting: CONSOLE_RESTARTING,
  timedOut: 'The desktop did not answer',
  mfaCancelled: 'Verification canceled',
  refused: NOT_CONNECTED,
  notOpened: NOT_CONNECTED,
  logoff: 'The desktop ended the session',
  told: 'The session was ended',
};
export const endTitleOf = ({ type }: DesktopEnd): string => END_TITLES[type];

/** Explains an end without a reason from the proxy, or says what the user can do. */
export function endHintOf(ending: DesktopEnd): string {
  switch (ending.type) {
    case 'left':
      return 'What was open on the desktop stays open, unless you signed out of Windows.';
    case 'signedOut':
      return 'Sign in to connect again.';
    case 'lost':
      return `${ending.cause} What was open on the desktop stays open.`;
    case 'unreachable':
      return 'Check your network, then connect again. Windows keeps what was open on the desktop.';
    case 'restarting':
      return 'What was open on the desktop stays open.';
    case 'timedOut':
      return `${ending.cause} Check that the desktop is running.`;
    case 'mfaCancelled':
      return 'This desktop requires multi-factor authentication for every session.';
    case 'refused':
      return `${ending.cause} Check that the desktop's agent is running.`;
    case 'notOpened':
      return ending.cause;
    case 'logoff':
      return 'Windows closed the session, for example because you signed out.';
    case 'told':
      return 'No reason was given.';
  }
}

export const RECONNECT_DESKTOP = 'Connect again';
export const DISCONNECT = 'Disconnect';
export const SESSION_BAR = 'Session';
export const SESSION_STATUS = 'Session status';
export const MORE_ACTIONS = 'Desktop actions';
export const SCALING = 'Scaling';
export const SCALING_LABELS = {
  fit: 'Fit to window',
  actual: 'Actual size',
  fill: 'Fill window',
} as const;
export const SEND_KEYS = 'Send keys';
export const COMBINATION_LABELS = {
  ctrlAltDelete: 'Ctrl+Alt+Del',
  altTab: 'Alt+Tab',
  windows: 'Windows',
  windowsR: 'Windows+R',
  altF4: 'Alt+F4',
  ctrlEscape: 'Ctrl+Esc',
  printScreen: 'Print Screen',
} as const;
export const SAVE_SCREENSHOT = 'Save screenshot';
export const COPY_SCREENSHOT = 'Copy screenshot';
export const SCREENSHOT_COPIED = 'Screenshot copied';
export const SCREENSHOT_FAILED = "The browser couldn't copy the screenshot. Save it instead.";
export const screenshotName = (desktop: string): string => `${desktop}.png`;
export const SHOW_STATISTICS = 'Show statistics';
export const HIDE_STATISTICS = 'Hide statistics';

export const STATISTICS = 'Statistics';
export const RESOLUTION = 'Resolution';
export const RESOLUTION_LABELS = {
  page: 'Sized like this page',
  screen: 'Sharp, with small text',
} as const;
export const LATENCY = 'Latency';
export const FRAMES_PER_SECOND = 'Frames per second';
export const PICTURE_DATA = 'Picture data';
export const latencyText = (client: number, server: number): string =>
  `${client} ms to the proxy, ${server} ms to the desktop`;
export const responseTimeText = (ms: number): string => `${ms} ms from your input to the next picture`;
export const NOT_MEASURED = 'Measured once you type or click';
export const resolutionText = (width: number, height: number): string => `${width} × ${height}`;
export const perSecond = (bytes: string): string => `${bytes}/s`;

export const SESSION_MESSAGES = 'Messages of the session';
export const unknownMessageText = (number: number): string =>
  `The desktop sent a message of a type that isn't known here (${number}). The session continues.`;

export const CLIPBOARD_LABELS = {
  asks: 'Share clipboard',
  on: 'Stop sharing clipboard',
  paste: 'Clipboard shared on paste',
  off: 'Share clipboard again',
  blocked: 'Clipboard blocked',
  denied: 'Clipboard not allowed',
} as const;
const CLIPBOARD_NOT_SHARED = 'Clipboard not shared';
/** The states without the action of the button. */
export const CLIPBOARD_STATES = {
  asks: CLIPBOARD_NOT_SHARED,
  on: 'Clipboard shared',
  paste: CLIPBOARD_LABELS.paste,
  off: CLIPBOARD_NOT_SHARED,
  blocked: CLIPBOARD_LABELS.blocked,
  denied: CLIPBOARD_LABELS.denied,
} as const;
/** Explains each state, next to its label. */
export const CLIPBOARD_HINTS = {
  asks: 'Text that you copy here can be pasted on the desktop, and vice versa. Your browser asks once.',
  on: 'Text that you copy here is sent to the desktop, and text that you copy there is sent here.',
  paste: 'Press Ctrl+V on the desktop to paste what you copied here. This browser shares it only when you paste.',
  off: 'Nothing is sent to the desktop or received from it.',
  blocked: "The browser blocks the clipboard for this page. Allow it in the browser's settings for this site.",
  denied: "Your roles don't allow a shared clipboard on desktops.",
} as const;
export const COPY_TEXT_FROM_DESKTOP = 'Copy text from desktop';
export const CLIPBOARD_TOO_LARGE =
  "What you copied is larger than 1 MiB, so it wasn't sent to the desktop. Share it as a file.";

export const TYPE_TEXT = 'Type text on the desktop';
export const TEXT_TO_TYPE = 'Text';
/** `isOwnLayout`: the layout of the user's keyboard is known and the desktop has the same layout. */
export const typeTextHelp = (isOwnLayout: boolean): string =>
  `Typed as keys of ${isOwnLayout ? 'your keyboard' : 'a US keyboard'}, for example when the desktop has no shared clipboard.`;
export const TYPE_TEXT_SUBMIT = 'Type text';
export const notTypeable = (isOwnLayout: boolean): string =>
  isOwnLayout
    ? "Some of these characters can't be typed with your keyboard's layout. Paste the text instead."
    : 'A US keyboard has no keys for some of these characters. Paste the text instead.';
export const COMPOSED_TEXT_NOT_SENT =
  "Text from your input method wasn't sent, because it can't be typed with keys. Paste the text instead.";
