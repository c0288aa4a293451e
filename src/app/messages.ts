// Messages of the layout: its bar, its alerts and hints, and the shortcut help.
import { countFormatter, formatCount } from '#lib/text/locale.ts';

export const LOADING = 'Loading the console';
/** Names of the pending content in the message about a long wait. */
export const USER_AND_PERMISSIONS = 'your name and permissions';
export const NEXT_PAGE = 'the next page';
export const USER_NOT_LOADED = "Couldn't load who you are";
export const NO_USER_NAME = "The proxy's answer names no user.";
export const MAY_BE_LOCKED = 'Your account may be locked. Ask an administrator.';
export const USE_OTHER_ACCOUNT = 'Sign out and use another account';

export const HOME_LINK_LABEL = 'Postern, home';
export const USE_DARK_THEME = 'Use the dark theme';
export const USE_LIGHT_THEME = 'Use the light theme';
export const THEME_NOT_SAVED =
  "Couldn't save your theme at the proxy. This browser keeps it and tries again when you change it or come back.";
export const accountMenuLabel = (user: string): string => `Account of ${user}`;
export const SIGN_OUT = 'Sign out';

export const ALERTS = 'Alerts';
export const SHOW_MORE = 'Show more';
export const SHOW_LESS = 'Show less';
/** Label of the button, short for phones; the accessible name starts with it (WCAG 2.5.3). */
export const moreCountLabel = (count: number): string => `${formatCount(count)} more`;
export const moreAlertsLabel = countFormatter('1 more alert', 'more alerts');

export const CLUSTERS = 'Clusters';
export const offlineClusterLabel = (cluster: string): string => `${cluster}, offline`;
/** The accessible name starts with the visible label (WCAG 2.5.3). */
export const switchClusterLabel = (shown: string): string => `${shown}: switch cluster`;
export const LOADING_CLUSTERS = 'Loading other clusters';
export const CLUSTERS_NOT_ALLOWED = "You don't have permission to list clusters";
export const CLUSTERS_NOT_LOADED = "Couldn't load other clusters";
export const pagesFollowRolesIn = (root: string): string => `The pages are based on your roles in ${root}`;
export const otherRolesNote = (cluster: string): string => `Your roles in ${cluster} may allow more or less.`;

export const SHOW_SHORTCUTS = 'Show keyboard shortcuts';
export const CLOSE_LAYER = 'Close the open dialog or menu';
export const SEARCH_NOT_LOADED = "Couldn't load the search.";
export const ASSIST_HINT_LABEL = 'About Assist';
export const ASSIST_HINT_MESSAGE = 'New here: Assist answers questions about your servers and suggests commands.';
export const OPEN_ASSIST = 'Open Assist';
export const DISMISS_HINT = 'Dismiss hint';

export const FIRST_RESOURCE_HINT_LABEL = 'First steps';
export const FIRST_RESOURCE_HINT_MESSAGE =
  'Add servers, databases, applications, desktops or Kubernetes clusters to reach them from here.';
export const ADD_RESOURCE = 'Enroll your first resource';
export const NOT_NOW = 'Not now';

export const SETTINGS_DROPPED =
  "This browser's storage for this address was full. Settings, named views or unsaved drafts were deleted to keep you signed in.";
