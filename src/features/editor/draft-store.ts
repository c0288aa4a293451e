// Text that was not saved, kept in this tab for its user: a page that is loaded again offers it. Nothing that holds
// secrets comes here.
import { fieldsOf, parseJson } from '#lib/untrusted.ts';
import { DROPPABLE_KEYS, tabStore } from '#lib/browser/storage.ts';

export interface Draft {
  text: string;
  /** What it is a change of; undefined for something new. */
  base: string | undefined;
}

export interface DraftPlace {
  owner: string;
  kind: string;
  /** Undefined for something new. */
  name: string | undefined;
}

const PREFIX = DROPPABLE_KEYS.drafts;
const keyOf = ({ owner, kind, name = '' }: DraftPlace): string => `${PREFIX}${JSON.stringify([owner, kind, name])}`;
const ownedBy = (owner: string): string => `${PREFIX}${JSON.stringify([owner]).slice(0, -1)},`;

export function readDraft(place: DraftPlace): Draft | undefined {
  // Those of other people who used this tab are not theirs any more.
  for (const key of tabStore.keys())
    if (key.startsWith(PREFIX) && !key.startsWith(ownedBy(place.owner))) tabStore.remove(key);
  const { text, base } = fieldsOf<Draft>(parseJson(tabStore.read(keyOf(place)) ?? ''));
  return typeof text === 'string' ? { text, base: typeof base === 'string' ? base : undefined } : undefined;
}

export function keepDraft(place: DraftPlace, draft: Draft | undefined): void {
  if (draft === undefined) tabStore.remove(keyOf(place));
  // Without room none is stored; the text is still on the page.
  else tabStore.writeIfRoom(keyOf(place), JSON.stringify(draft));
}
