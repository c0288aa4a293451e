// Stores which application this tab has started to launch. The launch leaves this page and returns to it.
import { checkExchangeReturn, exchangeMarkOf } from '#domain/app-access/pending-exchange.ts';
import { tabStore } from '#lib/browser/storage.ts';

// Stored per tab, so that another tab cannot continue this launch.
const LAUNCH_MARK_KEY = 'postern-launch';

function storeMark(mark: string): void {
  if (mark === '') tabStore.remove(LAUNCH_MARK_KEY);
  else tabStore.write(LAUNCH_MARK_KEY, mark);
}

export const markLaunchStarted = (hosts: readonly string[], page: string): void =>
  storeMark(exchangeMarkOf(hosts, page, Date.now()));

/**
 * Whether this tab started the exchange that now returns, and the application page to open. Reading removes this host from the mark.
 */
export function takeStartedLaunch(fqdn: string): { isBegun: boolean; page: string } {
  const { remainingMark, ...exchangeReturn } = checkExchangeReturn(tabStore.read(LAUNCH_MARK_KEY), fqdn, Date.now());
  storeMark(remainingMark);
  return exchangeReturn;
}
