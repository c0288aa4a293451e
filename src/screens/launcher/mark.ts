import { checkExchangeReturn, exchangeMarkOf } from '#domain/app-access/pending-exchange.ts';
import { tabStore } from '#lib/browser/storage.ts';

// In this tab only: another one must not go on with what was begun here.
const KEY = 'postern-launch';

function keep(mark: string): void {
  if (mark === '') tabStore.remove(KEY);
  else tabStore.write(KEY, mark);
}

export const markBegun = (hosts: readonly string[], page: string): void =>
  keep(exchangeMarkOf(hosts, page, Date.now()));

/** Whether this is the way back from an exchange that was begun here, and which page was wanted; asked once, then it is used up. */
export function takeBegun(fqdn: string): { isBegun: boolean; page: string } {
  const { remainingMark: left, ...back } = checkExchangeReturn(tabStore.read(KEY), fqdn, Date.now());
  keep(left);
  return back;
}
