import { expect, test } from 'vitest';
import { carriedOf, detourOf } from './detour.ts';

const AWAY = { card: 'rds-postgres', at: 0, id: 'visit-1' };
const { discover } = carriedOf(AWAY);

test('what is carried away is read as it comes back, with the name of what was created', () => {
  expect(discover).toEqual({ eventState: { id: 'visit-1' }, resourceSpec: 'rds-postgres', currentStep: 0 });
  expect(detourOf({ discover, integration: 'aws' })).toEqual({ ...AWAY, integration: 'aws' });
  expect(detourOf({ discover })).toEqual({ ...AWAY, integration: undefined });
});

test.each([
  [null],
  [{}],
  [{ discover: null }],
  [{ discover: { ...discover, resourceSpec: 'rds' } }],
  [{ discover: { ...discover, resourceSpec: 'debian' } }],
  [{ discover: { ...discover, resourceSpec: 'application' } }],
  [{ discover: { ...discover, currentStep: 1 } }],
  [{ discover: { ...discover, currentStep: 'length' } }],
  [{ discover: { ...discover, eventState: {} } }],
])('%j comes from no guide', (state) => expect(detourOf(state)).toBeUndefined());
