import { afterEach, expect, test } from 'vitest';
import { revokeCredentials } from '#api/identity/credentials.ts';
import { note, notUnderstood } from './not-understood.ts';

afterEach(revokeCredentials);

test('what is not understood is counted by where it stood, each thing once, with the first as an example', () => {
  note('record', '/web/users', { a: 1 });
  note('record', '/web/users', { a: 1 });
  note('record', '/web/users', { a: 2 });
  note('record', '/web/roles', null);
  note('event', 'new.event T1I', { event: 'new.event', code: 'T1I' });
  expect(notUnderstood.get()).toEqual([
    { is: 'record', at: '/web/users', count: 2, example: { a: 1 } },
    { is: 'record', at: '/web/roles', count: 1, example: null },
    { is: 'event', at: 'new.event T1I', count: 1, example: { event: 'new.event', code: 'T1I' } },
  ]);
});

test('a proxy that sends nonsense without end fills nothing', () => {
  for (let n = 0; n < 5000; n += 1) note('record', `/web/${n % 80}`, n);
  const counted = notUnderstood.get();
  expect(counted).toHaveLength(50);
  expect(counted.reduce((sum, { count }) => sum + count, 0)).toBeLessThanOrEqual(2000);
});

// docs/behaviour.md#unreadable-records "None of it outlives the session"
test('nobody finds what somebody else was shown before them', () => {
  note('record', '/web/users', { secret: 1 });
  revokeCredentials();
  expect(notUnderstood.get()).toEqual([]);
  note('record', '/web/users', { secret: 1 });
  expect(notUnderstood.get()).toHaveLength(1);
});
