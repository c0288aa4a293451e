import { expect, test } from 'vitest';
import { detourStateOf, parseDetour } from './integration-detour.ts';

const DETOUR = { card: 'rds-postgres', stepIndex: 0, id: 'visit-1' };
const { discover } = detourStateOf(DETOUR);

test('restores the place in the guide, with the name of the created integration if there is one', () => {
  expect(discover).toEqual({ eventState: { id: 'visit-1' }, resourceSpec: 'rds-postgres', currentStep: 0 });
  expect(parseDetour({ discover, integration: 'aws' })).toEqual({ ...DETOUR, integration: 'aws' });
  expect(parseDetour({ discover })).toEqual({ ...DETOUR, integration: undefined });
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
])('%j is not the state of a detour', (state) => expect(parseDetour(state)).toBeUndefined());
