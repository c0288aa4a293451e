import { comingBack, markOf } from '#domain/app-access/begun.ts';

// In this tab only: another one must not go on with what was begun here.
const KEY = 'postern-launch';

function keep(mark: string): void {
  if (mark === '') sessionStorage.removeItem(KEY);
  else sessionStorage.setItem(KEY, mark);
}

export const markBegun = (hosts: readonly string[], page: string): void => keep(markOf(hosts, page, Date.now()));

/** Whether this is the way back from an exchange that was begun here, and which page was wanted; asked once, then it is used up. */
export function takeBegun(fqdn: string): { isBegun: boolean; page: string } {
  const { left, ...back } = comingBack(sessionStorage.getItem(KEY), fqdn, Date.now());
  keep(left);
  return back;
}
