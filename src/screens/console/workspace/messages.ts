// Messages of the workspace: tabs, panes and broadcast.
import { plural } from '#lib/text/locale.ts';

export const SESSION_TABS = 'Session tabs';
export const SPLIT_RIGHT = 'Split right';
export const SPLIT_DOWN = 'Split down';
export const TABS_AND_PANES = 'Tabs and panes';
export const RENAME_TAB = 'Rename tab';
export const TAB_NAME = 'Tab name';
export const TAB_NAME_HINT = 'Leave it empty to show login and host.';
export const SAVE_NAME = 'Save';
export const MOVE_TAB_LEFT = 'Move tab left';
export const MOVE_TAB_RIGHT = 'Move tab right';
export const CLOSE_PANE = 'Close pane';
export const CLOSE_TAB = 'Close tab';
export const closeTabOf = (name: string): string => `Close ${name}`;
export const closePaneOf = (name: string): string => `Close pane ${name}`;
export const TOO_MANY_PANES = 'A tab has room for 8 panes.';
export const TOO_MANY_TABS = 'There is room for 20 tabs.';

export const closeQuestion = (name: string): string => `Close ${name}?`;
export const closeSessionsQuestion = (count: number): string => `Close ${count} live sessions?`;
export const CLOSE_WARNING = 'The session ends, and everything that runs there stops.';
export const stopTransfersQuestion = (count: number): string =>
  plural(count, { one: 'Stop the transfer?', other: `Stop ${count} transfers?` });
export const STOP_TRANSFERS = 'Stop transfers';
/** `names`: the files of the running transfers. */
export const transfersLost = (names: string): string => `You lose what isn't transferred yet: ${names}`;
export const transfersLostAndMore = (names: string, more: number): string =>
  `You lose what isn't transferred yet: ${names}, and ${more} more`;
export const CLOSE_SESSION = 'Close session';
export const CLOSE_SESSIONS = 'Close sessions';

export const dividerLabel = (toward: 'right' | 'down'): string =>
  toward === 'right' ? 'Width of the left pane' : 'Height of the upper pane';

export const BROADCAST = 'Broadcast input';
export const STOP_BROADCAST = 'Stop broadcasting';
export const broadcastingTo = (count: number): string =>
  plural(count, { one: 'Input goes to 1 pane only', other: `Input goes to ${count} panes` });
export const BROADCAST_TO = 'Panes that get the input';
export const BROADCAST_NEEDS_TWO = 'Open a second session to broadcast.';
export const MIXED_ENVIRONMENTS_QUESTION = 'Broadcast to different environments?';
export const PRODUCTION_QUESTION = 'Broadcast to production?';
export const BROADCAST_WARNING = 'Your input goes to all panes in:';
export const NO_ENVIRONMENT = 'no environment label';
export const BROADCAST_ANYWAY = 'Broadcast anyway';

/** The progress of file transfers, on the tab. */
export const progressNote = (percent: number): string => `${percent} %`;
/** The title of the browser's tab while files are transferred. */
export const progressTitle = (percent: number, title: string): string => `${percent} % · ${title}`;

/** Shown on the tab and announced to screen readers. */
export const VERIFICATION_REQUIRED = 'Verification required';
export const verificationIn = (names: string): string => `Verification required in ${names}`;

/** For terminals that ended together with the web session. */
export const sessionsEndedBySignOut = (count: number): string => `You were signed out, and ${count} sessions ended.`;
export const reconnectSessions = (count: number): string => `Reconnect ${count} sessions`;

export const UNREADABLE_LAYOUT = "The layout in this address can't be read, so only its first session is shown.";

export const openSessionsQuestion = (count: number): string => `Open ${count} sessions?`;
export const openSessionsWarning = (cluster: string): string =>
  `This page wasn't opened from the console. Open these sessions only if you want to: they run in cluster ${cluster}.`;
export const OPEN_SESSIONS = 'Open sessions';

// Shown in the list of shortcuts.
export const NEXT_TAB = 'Next tab';
export const PREVIOUS_TAB = 'Previous tab';
export const TAB_BY_NUMBER = 'Tab 1 to 9';
export const ADJACENT_PANE = 'Go to the adjacent pane';
