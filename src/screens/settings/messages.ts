// Texts of the settings page.
import { pageTitles } from '#domain/navigation.ts';
import { DARK, LIGHT } from '#features/theme/messages.ts';

export const STORED_IN_BROWSER = 'These settings are saved in this browser. They stay when you sign out.';
export const THEME = 'Theme';
export const THEME_LABELS = { light: LIGHT, dark: DARK, system: 'Same as the system' } as const;
export const DENSITY = 'Height of rows';
export const DENSITY_LABELS = { normal: 'Normal', dense: 'Small' } as const;
export const DENSITY_HINT = 'For all lists. The audit log always has small rows.';
export const START_PAGE = 'Start page';
export const START_PAGE_LABELS = { home: pageTitles.cluster, servers: pageTitles.servers } as const;
export const START_PAGE_HINT =
  'The page after you sign in. Servers opens your first list of resources if you have no access to servers.';
export const ENVIRONMENT_LABEL = 'Environment label';
export const ENVIRONMENT_LABEL_HINT =
  'Its value colors servers in lists and terminals and decides what counts as production. Empty: the first of the usual labels that a server has.';
export const TIME_ZONE = 'Time zone';
export const TIME_ZONE_HINT = 'Used by the audit log and session recordings when you open them.';
export const THEME_STORED_BY_PROXY_HINT =
  'Applies to everyone on this browser. Light and dark are also saved to your account.';
export const THEME_HINT = 'Applies to everyone on this browser, including the sign-in page.';

export const DESKTOP_KEYBOARD = 'Keyboard layout of Windows desktops';
export const DESKTOP_KEYBOARD_HINT =
  "For new sessions, in all your browsers. Automatic is the layout that the browser reports, or else the desktop's own.";
export const AUTOMATIC_LAYOUT = 'Automatic';
/** A layout that another console chose. */
export const otherLayout = (number: string): string => `Layout ${number}`;
export const KEYBOARD_NOT_LOADED = "Couldn't load your keyboard layout.";
export const KEYBOARD_NOT_SAVED = "Couldn't save your keyboard layout.";
