// Messages of the bell in the top bar and of its panel.
import { countFormatter, formatCount } from '#lib/text/locale.ts';

export const NOTIFICATIONS = 'Notifications';
/** The accessible name starts with the visible count (WCAG 2.5.3). */
export const newNotifications = countFormatter('1 new notification', 'new notifications');
/** Used when pages that are not loaded may contain new notifications too. */
export const countAtLeast = (count: number): string => `${formatCount(count)}+`;
export const newNotificationsAtLeast = (count: number): string => `${formatCount(count)}+ new notifications`;

export const CLOSE_NOTIFICATIONS = 'Close notifications';
export const NO_NOTIFICATIONS = 'No notifications';
export const NO_NOTIFICATIONS_SO_FAR = 'No notifications so far';
export const NO_NOTIFICATIONS_DESCRIPTION = 'Messages from the cluster and its administrators appear here.';
export const NOTIFICATIONS_NOT_LOADED = "Couldn't load notifications";
export const ALERTS_NOT_LOADED = "Couldn't load alerts";
export const NEW_TAG = 'New';
export const ACCESS_REQUESTS_NOT_SUPPORTED =
  "You can't open access requests here: the proxy's open API doesn't include them. Review them with tsh request ls.";
export const SHOW_OLDER = 'Show older';
export const unreadableNotifications = countFormatter(
  "1 notification couldn't be read.",
  "notifications couldn't be read.",
);
