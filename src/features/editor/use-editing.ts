// Runs the effects of the editor's state machine.
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

/** The calls of the proxy for one resource. */
export interface ResourceStore {
  /** Loads the current version on the proxy. */
  load: () => Promise<SavedVersion | undefined>;
  create: (content: string) => Promise<SavedVersion>;
  update: (content: string) => Promise<SavedVersion>;
}

export interface EditorSource {
  initial: { base: string } | { template: string };
  store: ResourceStore;
  /** Undefined if drafts are not stored, because the text may contain secrets. */
  draftKey: DraftKey | undefined;
}

/** After any error the user can continue editing. */
const refusalOf = (error: unknown): EditingEvent => ({
  type: 'refused',
  refusal: { status: 0, ...describeError(error) },
});

export function useEditing({ initial, store, draftKey }: EditorSource) {
  const [state, setState] = useState(() => startEditing(initial));
  const latestState = useRef(state);
  const isDirty = isChanged(state);
  useUnsavedWork(isDirty);
  useUnloadWarning(isDirty);

  async function runEffect(effect: EditingEffect): Promise<EditingEvent> {
    switch (effect.type) {
      case 'check':
        return { type: 'checked', theirs: (await store.load())?.content };
      case 'create':
        return { type: 'saved', name: (await store.create(effect.text)).name };
      case 'change':
        return { type: 'saved', name: (await store.update(effect.text)).name };
    }
  }
  function storeCurrentDraft(next: EditingState): void {
    if (draftKey) storeDraft(draftKey, isChanged(next) ? { text: next.text, base: next.base } : undefined);
  }
  function send(event: EditingEvent): void {
    const { state: next, effects } = reduceEditing(latestState.current, event);
    latestState.current = next;
    setState(next);
    storeCurrentDraft(next);
    for (const effect of effects) void runEffect(effect).catch(refusalOf).then(send);
  }
  return {
    state,
    isDirty,
    send,
    /** Whether there is unsaved text right now, even before the next render. */
    hasUnsaved: () => isChanged(latestState.current),
    discardDraft: () => draftKey && storeDraft(draftKey, undefined),
  };
}
