import { checkExchangeReturn, exchangeMarkOf } from '#domain/app-access/pending-exchange.ts';
import { tabStore } from '#lib/browser/storage.ts';

// In this tab only: another one must not go on with what was begun here.
const LAUNCH_MARK_KEY = 'postern-launch';

function storeMark(mark: string): void {
  if (mark === '') tabStore.remove(LAUNCH_MARK_KEY);
  else tabStore.write(LAUNCH_MARK_KEY, mark);
}

export const markLaunchStarted = (hosts: readonly string[], page: string): void =>
  storeMark(exchangeMarkOf(hosts, page, Date.now()));

/** Whether this is the way back from an exchange that was begun here, and which page was wanted; asked once, then it is used up. */
export function takeStartedLaunch(fqdn: string): { isBegun: boolean; page: string } {
  const { remainingMark: left, ...exchangeReturn } = checkExchangeReturn(
    tabStore.read(LAUNCH_MARK_KEY),
    fqdn,
    Date.now(),
  );
  storeMark(left);
  return exchangeReturn;
}
