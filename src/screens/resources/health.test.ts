import { expect, test } from 'vitest';
import { parseHealth } from './health.tsx';

const CHANGED_AT = '2026-11-20T10:00:00Z';

// docs/behaviour.md#health "An unknown status appears as the proxy's"
test.each([
  ['healthy', { status: 'Healthy', tone: 'ok' }],
  ['unhealthy', { status: 'Unhealthy', tone: 'bad' }],
  ['mixed', { status: 'Partly healthy', tone: 'warn' }],
  ['mixed\u202E', { status: 'mixedU+202E', tone: 'plain' }],
  ['constructor', { status: 'constructor', tone: 'plain' }],
])('shows the status %s as %j', (status, expected) => expect(parseHealth({ status }).health).toMatchObject(expected));

test.each([undefined, null, 7, {}, { status: 7 }, { status: '' }])('ignores the health %j', (raw) => {
  expect(parseHealth(raw)).toEqual({});
});

test('lists each reason once, with the time of the change', () => {
  const raw = {
    status: 'unhealthy',
    transition_timestamp: CHANGED_AT,
    transition_reason: 'a',
    transition_error: 'b\nc',
    message: 'a',
  };
  expect(parseHealth(raw).health).toMatchObject({ reasons: ['a', 'b\nc'], since: CHANGED_AT });
});
