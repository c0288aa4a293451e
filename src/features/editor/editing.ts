// The editing of one resource as a rule: what its text began from, what is typed, and every way in which saving can go on.
import { parseRevision, withRevision } from '#domain/yaml/revision.ts';
import { mergeLines } from './merge-lines.ts';
import { MINE, THEIRS } from './messages.ts';

/** What the proxy said to a change; without a status nobody answered. */
export interface SaveRefusal {
  status: number;
  message: string;
}

export type Step =
  | { at: 'text' }
  /** The changes are shown before they are saved. */
  | { at: 'review' }
  /** Whether the proxy still has what editing began from; it may have refused because it has not. */
  | { at: 'checking'; refusal?: SaveRefusal }
  | { at: 'saving' }
  /** Somebody else saved another version meanwhile; undefined where they deleted it. */
  | { at: 'conflict'; theirs: string | undefined }
  | { at: 'saved'; name: string };

export interface Editing {
  /** As the proxy had it; undefined for what it does not have yet. */
  base: string | undefined;
  /** What the text began with. */
  initial: string;
  text: string;
  step: Step;
  refusal?: SaveRefusal | undefined;
  /** What was replaced by another version, to be copied from. */
  mine?: string | undefined;
  /** Both sides of a merge, to be compared with what they came from. */
  sides?: { base: string; mine: string; theirs: string; conflicts: number } | undefined;
}

export type EditingEvent =
  | { on: 'typed'; text: string }
  | { on: 'restored'; text: string; base: string | undefined }
  | { on: 'reviewed' }
  | { on: 'confirmed' }
  /** What the proxy has now. */
  | { on: 'checked'; theirs: string | undefined }
  | { on: 'saved'; name: string }
  | { on: 'refused'; refusal: SaveRefusal }
  | { on: 'returned' }
  | { on: 'mineKept' }
  | { on: 'theirsTaken' }
  | { on: 'merged' };

export type EditingEffect = { do: 'check' } | { do: 'create'; text: string } | { do: 'change'; text: string };

interface Next {
  state: Editing;
  effects: readonly EditingEffect[];
}

/** Compare failed, or not found: the proxy has another revision or none (docs/protocol/auth-and-identity.md#7.2). */
const LATE: readonly number[] = [412, 404];

export const beginEditing = (given: { base: string } | { template: string }): Editing => {
  const initial = 'base' in given ? given.base : given.template;
  return { base: 'base' in given ? given.base : undefined, initial, text: initial, step: { at: 'text' } };
};

export const isChanged = ({ text, initial, step, base }: Editing): boolean =>
  step.at !== 'saved' && text !== initial && text !== base;

const stay = (state: Editing): Next => ({ state, effects: [] });
const at = (state: Editing, step: Step): Editing => ({ ...state, step });

/** A proxy that tells revisions refuses an old one by itself; any other is asked what it has before it is written to. */
function save(state: Editing): Next {
  if (state.base === undefined)
    return { state: at(state, { at: 'saving' }), effects: [{ do: 'create', text: state.text }] };
  if (parseRevision(state.base) === undefined)
    return { state: at(state, { at: 'checking' }), effects: [{ do: 'check' }] };
  return { state: at(state, { at: 'saving' }), effects: [{ do: 'change', text: state.text }] };
}

function checked(state: Editing, theirs: string | undefined, refusal: SaveRefusal | undefined): Next {
  if (theirs !== state.base) return stay(at(state, { at: 'conflict', theirs }));
  if (refusal) return stay({ ...state, step: { at: 'text' }, refusal });
  return { state: at(state, { at: 'saving' }), effects: [{ do: 'change', text: state.text }] };
}

/** The text of one's own, as a change of what the proxy has now; as a new resource where it has none. */
function keepMine(state: Editing, theirs: string | undefined): Next {
  const text = withRevision(state.text, theirs === undefined ? undefined : parseRevision(theirs));
  const next: Editing = { ...state, text, base: theirs, step: { at: 'saving' } };
  return { state: next, effects: [theirs === undefined ? { do: 'create', text } : { do: 'change', text }] };
}

function merge(state: Editing, theirs: string): Next {
  const sides = { base: state.base ?? '', mine: state.text, theirs };
  const { text, conflicts } = mergeLines(sides, { mine: MINE, theirs: THEIRS });
  return stay({ ...state, text, base: theirs, initial: theirs, step: { at: 'text' }, sides: { ...sides, conflicts } });
}

/** What conflicts end in; elsewhere these events mean nothing. */
function decided(state: Editing, event: EditingEvent): Next {
  if (state.step.at !== 'conflict') return stay(state);
  const { theirs } = state.step;
  if (event.on === 'mineKept') return keepMine(state, theirs);
  if (theirs === undefined) return stay(state);
  if (event.on === 'merged') return merge(state, theirs);
  const { text: mine } = state;
  return stay({ base: theirs, initial: theirs, text: theirs, step: { at: 'text' }, mine });
}

function refused(state: Editing, refusal: SaveRefusal): Next {
  const isLate = LATE.includes(refusal.status) && state.base !== undefined && state.step.at === 'saving';
  if (isLate) return { state: at(state, { at: 'checking', refusal }), effects: [{ do: 'check' }] };
  return stay({ ...state, step: { at: 'text' }, refusal });
}

/** What follows from an event. Nothing that is typed is ever lost by one. */
export function nextEditing(state: Editing, event: EditingEvent): Next {
  switch (event.on) {
    case 'typed':
      return stay({ ...state, text: event.text, refusal: undefined });
    case 'restored':
      return stay({ ...state, text: event.text, base: event.base });
    case 'reviewed':
      return stay({ ...at(state, { at: 'review' }), refusal: undefined });
    case 'confirmed':
      return state.step.at === 'review' ? save(state) : stay(state);
    case 'checked':
      return state.step.at === 'checking' ? checked(state, event.theirs, state.step.refusal) : stay(state);
    case 'saved':
      return stay({ ...at(state, { at: 'saved', name: event.name }), sides: undefined, mine: undefined });
    case 'refused':
      return refused(state, event.refusal);
    case 'returned':
      return stay(at(state, { at: 'text' }));
    case 'mineKept':
    case 'theirsTaken':
    case 'merged':
      return decided(state, event);
  }
}
