// What the settings page says.
import { DARK, LIGHT } from '#features/theme/messages.ts';

export const THIS_BROWSER = 'These settings are kept in this browser. They stay when you sign out.';
export const THEME = 'Theme';
export const THEMES = { light: LIGHT, dark: DARK } as const;
export const TIME_ZONE = 'Time zone';
export const TIME_ZONE_SAYS = 'Used by the audit log and session recordings when you open them.';
export const THEME_KEPT = 'For everybody who uses this browser. The proxy keeps yours for your other browsers too.';
export const THEME_SAYS = 'For everybody who uses this browser, and for the sign-in page.';
