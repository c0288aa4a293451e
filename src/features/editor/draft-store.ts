// Stores unsaved text in this tab for its user. After a reload the page offers to restore it. Texts that may contain
// secrets are never stored.
import { fieldsOf, parseJson } from '#lib/untrusted.ts';
import { DROPPABLE_KEYS, tabStore } from '#lib/browser/storage.ts';

export interface Draft {
  text: string;
  /** The saved text that the user started from; undefined for a new resource. */
  base: string | undefined;
}

export interface DraftKey {
  owner: string;
  kind: string;
  /** Undefined for a new resource. */
  name: string | undefined;
}

const DRAFT_KEY_PREFIX = DROPPABLE_KEYS.drafts;
const storageKeyOf = ({ owner, kind, name = '' }: DraftKey): string =>
  `${DRAFT_KEY_PREFIX}${JSON.stringify([owner, kind, name])}`;
const ownerPrefix = (owner: string): string => `${DRAFT_KEY_PREFIX}${JSON.stringify([owner]).slice(0, -1)},`;

export function readDraft(draftKey: DraftKey): Draft | undefined {
  // Drafts of other users of this tab are removed.
  for (const key of tabStore.keys())
    if (key.startsWith(DRAFT_KEY_PREFIX) && !key.startsWith(ownerPrefix(draftKey.owner))) tabStore.remove(key);
  const { text, base } = fieldsOf<Draft>(parseJson(tabStore.read(storageKeyOf(draftKey)) ?? ''));
  return typeof text === 'string' ? { text, base: typeof base === 'string' ? base : undefined } : undefined;
}

export function storeDraft(draftKey: DraftKey, draft: Draft | undefined): void {
  if (draft === undefined) tabStore.remove(storageKeyOf(draftKey));
  // If the storage is full, the draft is not stored; the text is still on the page.
  else tabStore.writeIfRoom(storageKeyOf(draftKey), JSON.stringify(draft));
}
