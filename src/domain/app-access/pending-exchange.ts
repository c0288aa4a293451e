// An exchange with an application's host leaves the console and returns from another origin. Exchanges that started in
// this tab within the last minute continue without confirmation. The user must confirm all others
// (docs/behaviour.md#links-that-open-sessions).
import { fieldsOf, parseJson, listOf, numberOr, textOr } from '#lib/untrusted.ts';

/** The application's host remembers the exchange for the same time (docs/protocol/auth-and-identity.md#25.6). */
const EXCHANGE_VALID_MS = 60_000;

interface ExchangeMark {
  hosts: readonly unknown[];
  page: string;
  now: number;
}

/** Stores the hosts of an exchange in order, and the page to open on the last one. */
export const exchangeMarkOf = (hosts: readonly unknown[], page: string, now: number): string =>
  hosts.length === 0 ? '' : JSON.stringify({ hosts, page, now });

interface ExchangeReturn {
  /** Whether the host belongs to the stored exchange, and the exchange has not expired. */
  isBegun: boolean;
  page: string;
  /** The mark for the remaining hosts. */
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
