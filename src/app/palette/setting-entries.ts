// The entries of the palette for the settings of the console and of the account, by the names of their fields.
import { dialectOfContext } from '#api/dialect/dialect-query.ts';
import { proxyCan } from '#api/dialect/dialect.ts';
import { MFA_DEVICES } from '#domain/mfa/device-messages.ts';
import type { PageContext } from '#domain/page-context.ts';
import { consoleEntry, type SearchableEntry } from '#domain/palette/palette-entry.ts';
import { PASSWORD } from '#features/identity/sign-in-messages.ts';
import { links } from '#lib/links.ts';
import { pages } from '#lib/pages/pages.ts';
import {
  DENSITY,
  DESKTOP_KEYBOARD,
  ENVIRONMENT_LABEL,
  START_PAGE,
  THEME,
  TIME_ZONE,
} from '#screens/settings/messages.ts';
import { SINGLE_KEYS } from '#ui/shortcut/messages.ts';

const setting = (name: string): SearchableEntry =>
  consoleEntry({ kind: 'setting', name, note: pages.settings.title, target: links.settings() });

const accountSetting = (name: string, target: string): SearchableEntry =>
  consoleEntry({ kind: 'setting', name, note: pages.account.title, target });

/** The settings that the pages show to this user. */
export function settingEntries({ user }: PageContext): SearchableEntry[] {
  const proxy = dialectOfContext(user);
  const hasKeyboard = proxyCan(proxy, 'storePreferences') && proxyCan(proxy, 'setKeyboardLayout');
  return [
    ...[START_PAGE, THEME, DENSITY, ENVIRONMENT_LABEL, TIME_ZONE, SINGLE_KEYS].map(setting),
    ...(hasKeyboard ? [setting(DESKTOP_KEYBOARD)] : []),
    accountSetting(PASSWORD, links.password()),
    accountSetting(MFA_DEVICES, links.mfaDevices()),
  ];
}
