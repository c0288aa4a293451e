// An exchange with the host of an application leaves the console and comes back from another origin. What was begun here, in
// this tab and just now, goes on by itself; anything else that arrives that way has to be confirmed
// (docs/behaviour.md#links-that-open-sessions).
import { fieldsOf, parseJson, listOf, numberOr, textOr } from '#lib/untrusted.ts';

/** As long as the host remembers its half (docs/protocol/auth-and-identity.md#25.6). */
const EXCHANGE_VALID_MS = 60_000;

interface ExchangeMark {
  hosts: readonly unknown[];
  page: string;
  now: number;
}

/** The mark of an exchange with these hosts, one after the other, and of the page that is wanted at the last of them. */
export const exchangeMarkOf = (hosts: readonly unknown[], page: string, now: number): string =>
  hosts.length === 0 ? '' : JSON.stringify({ hosts, page, now });

interface ExchangeReturn {
  /** Whether coming back from this host is part of what was begun. */
  isBegun: boolean;
  page: string;
  /** The mark of what is to come after it. */
  remainingMark: string;
}

export function checkExchangeReturn(mark: string | null, fqdn: string, now: number): ExchangeReturn {
  const exchange = fieldsOf<ExchangeMark>(parseJson(mark ?? ''));
  const hosts = listOf(exchange.hosts);
  const page = textOr(exchange.page, '/');
  const hostIndex = hosts.indexOf(fqdn);
  const age = now - numberOr(exchange.now, Number.NEGATIVE_INFINITY);
  const isBegun = hostIndex >= 0 && age >= 0 && age < EXCHANGE_VALID_MS;
  return { isBegun, page, remainingMark: isBegun ? exchangeMarkOf(hosts.slice(hostIndex + 1), page, now) : '' };
}
