import { expect, test } from 'vitest';
import { checkExchangeReturn, exchangeMarkOf } from './pending-exchange.ts';

const NOW = Date.parse('2026-11-20T12:00:00Z');
const ONE_HOST_MARK = exchangeMarkOf(['a.example'], '/x', NOW);
const TWO_HOSTS_MARK = exchangeMarkOf(['a.example', 'b.example'], '/x', NOW);

test.each([
  { mark: ONE_HOST_MARK, fqdn: 'a.example', later: 0, isBegun: true },
  { mark: ONE_HOST_MARK, fqdn: 'a.example', later: 59_999, isBegun: true },
  { mark: ONE_HOST_MARK, fqdn: 'a.example', later: 60_000, isBegun: false },
  { mark: ONE_HOST_MARK, fqdn: 'a.example', later: -1, isBegun: false },
  { mark: ONE_HOST_MARK, fqdn: 'b.example', later: 0, isBegun: false },
  { mark: TWO_HOSTS_MARK, fqdn: 'b.example', later: 0, isBegun: true },
  { mark: null, fqdn: 'a.example', later: 0, isBegun: false },
  { mark: '', fqdn: 'a.example', later: 0, isBegun: false },
  { mark: '{"hosts":"a.example","now":1}', fqdn: 'a.example', later: 0, isBegun: false },
  { mark: '{"hosts":["a.example"]}', fqdn: 'a.example', later: 0, isBegun: false },
  { mark: '{"hosts":["a.example"],"now":null}', fqdn: 'a.example', later: 0, isBegun: false },
])('$mark allows returning from $fqdn after $later ms: $isBegun', ({ mark, fqdn, later, isBegun }) => {
  expect(checkExchangeReturn(mark, fqdn, NOW + later).isBegun).toBe(isBegun);
});

test('each host in the mark can return once, in order', () => {
  const first = checkExchangeReturn(TWO_HOSTS_MARK, 'a.example', NOW);
  expect(first).toEqual({ isBegun: true, page: '/x', remainingMark: exchangeMarkOf(['b.example'], '/x', NOW) });
  expect(checkExchangeReturn(first.remainingMark, 'a.example', NOW).isBegun).toBe(false);
  expect(checkExchangeReturn(first.remainingMark, 'b.example', NOW)).toEqual({
    isBegun: true,
    page: '/x',
    remainingMark: '',
  });
});
