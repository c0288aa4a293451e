import { describe, expect, test } from 'vitest';
import { startEditing, isChanged, reduceEditing, type EditingState, type EditingEvent } from './editing.ts';

const role = (logins: string, revision?: string) =>
  `kind: role\nmetadata:\n  name: ops\n${revision ? `  revision: ${revision}\n` : ''}spec:\n  logins: ${logins}\n  more: 1\n`;

/** Applies events one after another. Returns the last state, and the effects of the last event. */
function applyEvents(initial: EditingState, events: readonly EditingEvent[]) {
  let [state, effects]: [EditingState, unknown] = [initial, []];
  for (const event of events) ({ state, effects } = reduceEditing(state, event));
  return { state, effects };
}

const initialState = startEditing({ base: role('a') });
const saveEvents: EditingEvent[] = [{ type: 'typed', text: role('b') }, { type: 'reviewed' }, { type: 'confirmed' }];
const outdatedRefusal = {
  type: 'refused',
  refusal: { status: 412, message: 'resource revision does not match' },
} as const;

describe('typed text', () => {
  test('is unsaved until the user saves it or restores the original text', () => {
    expect(isChanged(initialState)).toBe(false);
    expect(isChanged(applyEvents(initialState, [{ type: 'typed', text: 'x' }]).state)).toBe(true);
    expect(
      isChanged(
        applyEvents(initialState, [
          { type: 'typed', text: 'x' },
          { type: 'typed', text: role('a') },
        ]).state,
      ),
    ).toBe(false);
    expect(isChanged(applyEvents(initialState, [...saveEvents, { type: 'saved', name: 'ops' }]).state)).toBe(false);
  });

  test('creates a new resource without checking for conflicts', () => {
    const { state, effects } = applyEvents(startEditing({ template: 'x' }), saveEvents);
    expect(state.step).toEqual({ step: 'saving' });
    expect(effects).toEqual([{ type: 'create', text: role('b') }]);
  });

  // docs/behaviour.md#resources-as-yaml "For a text without a revision, the editor"
  test('is compared with the saved version first when there is no revision', () => {
    expect(applyEvents(initialState, saveEvents)).toMatchObject({
      state: { step: { step: 'checking' } },
      effects: [{ type: 'check' }],
    });
    const same = applyEvents(initialState, [...saveEvents, { type: 'checked', theirs: role('a') }]);
    expect(same).toMatchObject({ state: { step: { step: 'saving' } }, effects: [{ type: 'change', text: role('b') }] });
  });

  // docs/behaviour.md#resources-as-yaml "A text with a revision is sent immediately"
  test('is sent immediately when there is a revision', () => {
    const { effects } = applyEvents(startEditing({ base: role('a', 'one') }), saveEvents);
    expect(effects).toEqual([{ type: 'change', text: role('b') }]);
  });

  test('stays with the refusal until the user types again', () => {
    const refusal = { status: 400, message: 'no' };
    const refused = applyEvents(startEditing({ template: 'x' }), [...saveEvents, { type: 'refused', refusal }]).state;
    expect(refused).toMatchObject({ step: { step: 'text' }, text: role('b'), refusal });
    expect(applyEvents(refused, [{ type: 'typed', text: 'y' }]).state.refusal).toBeUndefined();
  });
});

describe('a version from another user', () => {
  const conflict = applyEvents(initialState, [...saveEvents, { type: 'checked', theirs: role('c') }]).state;
  const deleted = applyEvents(initialState, [...saveEvents, { type: 'checked', theirs: undefined }]).state;
  const newer = applyEvents(startEditing({ base: role('a', 'one') }), [
    { type: 'typed', text: role('b', 'one') },
    ...saveEvents.slice(1),
    outdatedRefusal,
    { type: 'checked', theirs: role('c', 'two') },
  ]).state;

  test('is detected by comparing texts and by the refusal of an old revision', () => {
    expect(conflict.step).toEqual({ step: 'conflict', theirs: role('c') });
    expect(newer.step).toEqual({ step: 'conflict', theirs: role('c', 'two') });
    expect(deleted.step).toEqual({ step: 'conflict', theirs: undefined });
  });

  test('is overwritten with the current revision', () => {
    expect(applyEvents(conflict, [{ type: 'mineKept' }]).effects).toEqual([{ type: 'change', text: role('b') }]);
    expect(applyEvents(newer, [{ type: 'mineKept' }]).effects).toEqual([{ type: 'change', text: role('b', 'two') }]);
  });

  test('replaces the text and keeps the typed version available', () => {
    const { state } = applyEvents(newer, [{ type: 'theirsTaken' }]);
    expect(state).toMatchObject({ text: role('c', 'two'), base: role('c', 'two'), mine: role('b', 'one') });
    expect(isChanged(state)).toBe(false);
  });

  test('is merged with conflict markers at lines that both sides changed', () => {
    const { state } = applyEvents(newer, [{ type: 'merged' }]);
    expect(state.text).toContain('revision: two');
    expect(state.text).toContain('<<<<<<< your version\n  logins: b\n=======\n  logins: c\n>>>>>>> saved version\n');
    expect(state.sides?.conflicts).toBe(1);
    expect(state.base).toBe(role('c', 'two'));
  });

  test('makes the editor create the resource again, without a revision, if it was deleted', () => {
    const deletedLater = applyEvents(startEditing({ base: role('a', 'one') }), [
      { type: 'typed', text: role('b', 'one') },
      ...saveEvents.slice(1),
      outdatedRefusal,
      { type: 'checked', theirs: undefined },
    ]).state;
    expect(applyEvents(deletedLater, [{ type: 'mineKept' }]).effects).toEqual([{ type: 'create', text: role('b') }]);
    expect(applyEvents(deleted, [{ type: 'theirsTaken' }]).state).toEqual(deleted);
  });

  test('is not reported if the proxy still has the same text', () => {
    const events = [
      ...saveEvents,
      { type: 'checked', theirs: role('a') } as const,
      outdatedRefusal,
      { type: 'checked', theirs: role('a') } as const,
    ];
    expect(applyEvents(initialState, events).state).toMatchObject({
      step: { step: 'text' },
      text: role('b'),
      refusal: outdatedRefusal.refusal,
    });
  });

  test('can be dismissed without losing the typed text', () => {
    expect(applyEvents(conflict, [{ type: 'returned' }]).state).toMatchObject({
      step: { step: 'text' },
      text: role('b'),
    });
  });
});
