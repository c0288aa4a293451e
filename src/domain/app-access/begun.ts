// An exchange with the host of an application leaves the console and comes back from another origin. What was begun here, in
// this tab and just now, goes on by itself; anything else that arrives that way has to be confirmed
// (docs/behaviour.md#links-that-open-sessions).
import { fieldsOf, parseJson, listOf, numberOr, textOr } from '#lib/untrusted.ts';

/** As long as the host remembers its half (docs/protocol/auth-and-identity.md#25.6). */
const GOOD_FOR_MS = 60_000;

interface Mark {
  hosts: readonly unknown[];
  page: string;
  now: number;
}

/** The mark of an exchange with these hosts, one after the other, and of the page that is wanted at the last of them. */
export const markOf = (hosts: readonly unknown[], page: string, now: number): string =>
  hosts.length === 0 ? '' : JSON.stringify({ hosts, page, now });

interface Return {
  /** Whether coming back from this host is part of what was begun. */
  isBegun: boolean;
  page: string;
  /** The mark of what is to come after it. */
  left: string;
}

export function comingBack(mark: string | null, fqdn: string, now: number): Return {
  const begun = fieldsOf<Mark>(parseJson(mark ?? ''));
  const hosts = listOf(begun.hosts);
  const page = textOr(begun.page, '/');
  const at = hosts.indexOf(fqdn);
  const age = now - numberOr(begun.now, Number.NEGATIVE_INFINITY);
  const isBegun = at >= 0 && age >= 0 && age < GOOD_FOR_MS;
  return { isBegun, page, left: isBegun ? markOf(hosts.slice(at + 1), page, now) : '' };
}
