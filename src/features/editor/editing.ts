// The state machine of the editor for one resource: the saved text, the typed text and the steps of saving.
import { parseRevision, withRevision } from '#domain/yaml/revision.ts';
import { mergeLines } from './merge-lines.ts';
import { MY_VERSION, SAVED_VERSION } from './messages.ts';

/** The proxy's refusal of a change. Status 0 means that there was no answer. */
export interface SaveRefusal {
  status: number;
  message: string;
}

export type EditingStep =
  | { step: 'text' }
  /** The user reviews the changes before saving them. */
  | { step: 'review' }
  /** Checks whether the proxy still has the base. A refusal may have been about an old base. */
  | { step: 'checking'; refusal?: SaveRefusal }
  | { step: 'saving' }
  /** Somebody else saved another version while the user edited. `theirs` is undefined if they deleted the resource. */
  | { step: 'conflict'; theirs: string | undefined }
  | { step: 'saved'; name: string };

export interface EditingState {
  /** The saved version that editing is based on; undefined for a new resource. */
  base: string | undefined;
  /** The text that counts as unchanged: the first text, or the saved version that the user took or merged. */
  initial: string;
  text: string;
  step: EditingStep;
  refusal?: SaveRefusal | undefined;
  /** The user's text, which the user can copy after the saved version has replaced it. */
  mine?: string | undefined;
  /** The three versions of a merge, and the number of conflicts. */
  sides?: { base: string; mine: string; theirs: string; conflicts: number } | undefined;
}

export type EditingEvent =
  | { type: 'typed'; text: string }
  | { type: 'restored'; text: string; base: string | undefined }
  | { type: 'reviewed' }
  | { type: 'confirmed' }
  /** The check found this version on the proxy; undefined if there is none. */
  | { type: 'checked'; theirs: string | undefined }
  | { type: 'saved'; name: string }
  | { type: 'refused'; refusal: SaveRefusal }
  | { type: 'returned' }
  | { type: 'mineKept' }
  | { type: 'theirsTaken' }
  | { type: 'merged' };

export type EditingEffect = { type: 'check' } | { type: 'create'; text: string } | { type: 'change'; text: string };

interface Transition {
  state: EditingState;
  effects: readonly EditingEffect[];
}

/** Precondition failed, or not found: the proxy has another or no revision (docs/protocol/auth-and-identity.md#7.2). */
const OUTDATED_STATUSES: readonly number[] = [412, 404];

export const startEditing = (source: { base: string } | { template: string }): EditingState => {
  const initial = 'base' in source ? source.base : source.template;
  return { base: 'base' in source ? source.base : undefined, initial, text: initial, step: { step: 'text' } };
};

export const isChanged = ({ text, initial, step, base }: EditingState): boolean =>
  step.step !== 'saved' && text !== initial && text !== base;

const withoutEffects = (state: EditingState): Transition => ({ state, effects: [] });
const withStep = (state: EditingState, step: EditingStep): EditingState => ({ ...state, step });

/** Proxies refuse outdated revisions. For a base without a revision, the saved version is checked before writing. */
function save(state: EditingState): Transition {
  if (state.base === undefined)
    return { state: withStep(state, { step: 'saving' }), effects: [{ type: 'create', text: state.text }] };
  if (parseRevision(state.base) === undefined)
    return { state: withStep(state, { step: 'checking' }), effects: [{ type: 'check' }] };
  return { state: withStep(state, { step: 'saving' }), effects: [{ type: 'change', text: state.text }] };
}

function afterCheck(state: EditingState, theirs: string | undefined, refusal: SaveRefusal | undefined): Transition {
  if (theirs !== state.base) return withoutEffects(withStep(state, { step: 'conflict', theirs }));
  if (refusal) return withoutEffects({ ...state, step: { step: 'text' }, refusal });
  return { state: withStep(state, { step: 'saving' }), effects: [{ type: 'change', text: state.text }] };
}

/** Saves the user's text over the proxy's version. Creates the resource again if the proxy has none. */
function overwriteTheirs(state: EditingState, theirs: string | undefined): Transition {
  const text = withRevision(state.text, theirs === undefined ? undefined : parseRevision(theirs));
  const next: EditingState = { ...state, text, base: theirs, step: { step: 'saving' } };
  return { state: next, effects: [theirs === undefined ? { type: 'create', text } : { type: 'change', text }] };
}

function merge(state: EditingState, theirs: string): Transition {
  const sides = { base: state.base ?? '', mine: state.text, theirs };
  const { text, conflicts } = mergeLines(sides, { mine: MY_VERSION, theirs: SAVED_VERSION });
  return withoutEffects({
    ...state,
    text,
    base: theirs,
    initial: theirs,
    step: { step: 'text' },
    sides: { ...sides, conflicts },
  });
}

/** Handles the user's choice in a conflict. */
function resolveConflict(state: EditingState, event: EditingEvent): Transition {
  if (state.step.step !== 'conflict') return withoutEffects(state);
  const { theirs } = state.step;
  if (event.type === 'mineKept') return overwriteTheirs(state, theirs);
  if (theirs === undefined) return withoutEffects(state);
  if (event.type === 'merged') return merge(state, theirs);
  const { text: mine } = state;
  return withoutEffects({ base: theirs, initial: theirs, text: theirs, step: { step: 'text' }, mine });
}

function afterRefusal(state: EditingState, refusal: SaveRefusal): Transition {
  const isOutdated =
    OUTDATED_STATUSES.includes(refusal.status) && state.base !== undefined && state.step.step === 'saving';
  if (isOutdated) return { state: withStep(state, { step: 'checking', refusal }), effects: [{ type: 'check' }] };
  return withoutEffects({ ...state, step: { step: 'text' }, refusal });
}

/** The next state and its effects. No event discards typed text. */
export function reduceEditing(state: EditingState, event: EditingEvent): Transition {
  switch (event.type) {
    case 'typed':
      return withoutEffects({ ...state, text: event.text, refusal: undefined });
    case 'restored':
      return withoutEffects({ ...state, text: event.text, base: event.base });
    case 'reviewed':
      return withoutEffects({ ...withStep(state, { step: 'review' }), refusal: undefined });
    case 'confirmed':
      return state.step.step === 'review' ? save(state) : withoutEffects(state);
    case 'checked':
      return state.step.step === 'checking'
        ? afterCheck(state, event.theirs, state.step.refusal)
        : withoutEffects(state);
    case 'saved':
      return withoutEffects({
        ...withStep(state, { step: 'saved', name: event.name }),
        sides: undefined,
        mine: undefined,
      });
    case 'refused':
      return afterRefusal(state, event.refusal);
    case 'returned':
      return withoutEffects(withStep(state, { step: 'text' }));
    case 'mineKept':
    case 'theirsTaken':
    case 'merged':
      return resolveConflict(state, event);
  }
}
