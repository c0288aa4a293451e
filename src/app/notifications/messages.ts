// What the bell in the top bar says, and the panel that it opens.
import { counted, formatCount } from '#lib/text/locale.ts';

export const NOTIFICATIONS = 'Notifications';
/** The count on the button comes first (WCAG 2.5.3). */
export const newNotifications = counted('1 new notification', 'new notifications');
/** Where more may follow that are new too. */
export const atLeast = (count: number): string => `${formatCount(count)}+`;
export const newAtLeast = (count: number): string => `${formatCount(count)}+ new notifications`;

export const CLOSE_NOTIFICATIONS = 'Close notifications';
export const NONE = 'No notifications';
export const NONE_SO_FAR = 'No notifications so far';
export const WILL_APPEAR = 'What the cluster or its administrators tell you appears here.';
export const NOT_LOADED = "Couldn't load notifications";
export const NEW = 'New';
export const REQUESTS_END =
  "You can't open access requests here: the proxy's open API doesn't show or review them. Use tsh or ask the person.";
export const SHOW_OLDER = 'Show older';
export const unreadable = counted("1 notification couldn't be read.", "notifications couldn't be read.");
