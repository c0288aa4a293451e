// Carries out what the rule of editing asks for.
import { useRef, useState } from 'react';
import { describeError } from '#lib/user-facing-error.ts';
import { useUnloadWarning } from '#ui/dialog/use-unload-warning.ts';
import { useUnsavedWork } from '#ui/dialog/use-unsaved-work.ts';
import { storeDraft, type DraftKey } from './draft-store.ts';
import {
  startEditing,
  isChanged,
  reduceEditing,
  type EditingState,
  type EditingEffect,
  type EditingEvent,
} from './editing.ts';

export interface SavedVersion {
  name: string;
  content: string;
}

/** How the proxy is asked about resources of a kind. */
export interface ResourceStore {
  /** What it has now under the name that is edited. */
  load: () => Promise<SavedVersion | undefined>;
  create: (content: string) => Promise<SavedVersion>;
  update: (content: string) => Promise<SavedVersion>;
}

export interface EditorSource {
  initial: { base: string } | { template: string };
  store: ResourceStore;
  /** Undefined where text is not kept, because it may hold secrets. */
  draftKey: DraftKey | undefined;
}

/** Whatever kept it from being saved, one goes on from the text. */
const refusalOf = (error: unknown): EditingEvent => ({
  on: 'refused',
  refusal: { status: 0, ...describeError(error) },
});

export function useEditing({ initial, store, draftKey }: EditorSource) {
  const [state, setState] = useState(() => startEditing(initial));
  const latest = useRef(state);
  const isDirty = isChanged(state);
  useUnsavedWork(isDirty);
  useUnloadWarning(isDirty);

  async function runEffect(effect: EditingEffect): Promise<EditingEvent> {
    switch (effect.do) {
      case 'check':
        return { on: 'checked', theirs: (await store.load())?.content };
      case 'create':
        return { on: 'saved', name: (await store.create(effect.text)).name };
      case 'change':
        return { on: 'saved', name: (await store.update(effect.text)).name };
    }
  }
  function storeCurrentDraft(next: EditingState): void {
    if (draftKey) storeDraft(draftKey, isChanged(next) ? { text: next.text, base: next.base } : undefined);
  }
  function send(event: EditingEvent): void {
    const { state: next, effects } = reduceEditing(latest.current, event);
    latest.current = next;
    setState(next);
    storeCurrentDraft(next);
    for (const effect of effects) void runEffect(effect).catch(refusalOf).then(send);
  }
  return {
    state,
    isDirty,
    send,
    /** Whether something would be lost, as of this very moment. */
    hasUnsaved: () => isChanged(latest.current),
    discardDraft: () => draftKey && storeDraft(draftKey, undefined),
  };
}
