// Text that was not saved, kept in this tab for its user: a page that is loaded again offers it. Nothing that holds
// secrets comes here.
import { fieldsOf, parseJson } from '#lib/untrusted.ts';
import { DROPPABLE_KEYS, tabStore } from '#lib/browser/storage.ts';

export interface Draft {
  text: string;
  /** What it is a change of; undefined for something new. */
  base: string | undefined;
}

export interface DraftKey {
  owner: string;
  kind: string;
  /** Undefined for something new. */
  name: string | undefined;
}

const DRAFT_KEY_PREFIX = DROPPABLE_KEYS.drafts;
const storageKeyOf = ({ owner, kind, name = '' }: DraftKey): string =>
  `${DRAFT_KEY_PREFIX}${JSON.stringify([owner, kind, name])}`;
const ownerPrefix = (owner: string): string => `${DRAFT_KEY_PREFIX}${JSON.stringify([owner]).slice(0, -1)},`;

export function readDraft(draftKey: DraftKey): Draft | undefined {
  // Those of other people who used this tab are not theirs any more.
  for (const key of tabStore.keys())
    if (key.startsWith(DRAFT_KEY_PREFIX) && !key.startsWith(ownerPrefix(draftKey.owner))) tabStore.remove(key);
  const { text, base } = fieldsOf<Draft>(parseJson(tabStore.read(storageKeyOf(draftKey)) ?? ''));
  return typeof text === 'string' ? { text, base: typeof base === 'string' ? base : undefined } : undefined;
}

export function storeDraft(draftKey: DraftKey, draft: Draft | undefined): void {
  if (draft === undefined) tabStore.remove(storageKeyOf(draftKey));
  // Without room none is stored; the text is still on the page.
  else tabStore.writeIfRoom(storageKeyOf(draftKey), JSON.stringify(draft));
}
