// Carries out what the rule of editing asks for.
import { useRef, useState } from 'react';
import { describeError } from '#lib/user-facing-error.ts';
import { useLeaveWarning } from '#ui/dialog/use-leave-warning.ts';
import { useOpenWork } from '#ui/dialog/use-open-work.ts';
import { keepDraft, type DraftPlace } from './draft-store.ts';
import {
  beginEditing,
  isChanged,
  nextEditing,
  type Editing,
  type EditingEffect,
  type EditingEvent,
} from './editing.ts';

export interface Version {
  name: string;
  content: string;
}

/** How the proxy is asked about resources of a kind. */
export interface Store {
  /** What it has now under the name that is edited. */
  current: () => Promise<Version | undefined>;
  create: (content: string) => Promise<Version>;
  change: (content: string) => Promise<Version>;
}

export interface Edited {
  begin: { base: string } | { template: string };
  store: Store;
  /** Undefined where text is not kept, because it may hold secrets. */
  draftPlace: DraftPlace | undefined;
}

/** Whatever kept it from being saved, one goes on from the text. */
const refusalOf = (error: unknown): EditingEvent => ({
  on: 'refused',
  refusal: { status: 0, ...describeError(error) },
});

export function useEditing({ begin, store, draftPlace }: Edited) {
  const [state, setState] = useState(() => beginEditing(begin));
  const now = useRef(state);
  const isDirty = isChanged(state);
  useOpenWork(isDirty);
  useLeaveWarning(isDirty);

  async function carryOut(effect: EditingEffect): Promise<EditingEvent> {
    switch (effect.do) {
      case 'check':
        return { on: 'checked', theirs: (await store.current())?.content };
      case 'create':
        return { on: 'saved', name: (await store.create(effect.text)).name };
      case 'change':
        return { on: 'saved', name: (await store.change(effect.text)).name };
    }
  }
  function remember(next: Editing): void {
    if (draftPlace) keepDraft(draftPlace, isChanged(next) ? { text: next.text, base: next.base } : undefined);
  }
  function send(event: EditingEvent): void {
    const { state: next, effects } = nextEditing(now.current, event);
    now.current = next;
    setState(next);
    remember(next);
    for (const effect of effects) void carryOut(effect).catch(refusalOf).then(send);
  }
  return {
    state,
    isDirty,
    send,
    /** Whether something would be lost, as of this very moment. */
    hasUnsaved: () => isChanged(now.current),
    forget: () => draftPlace && keepDraft(draftPlace, undefined),
  };
}
