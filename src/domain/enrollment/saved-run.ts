// What this browser keeps of a guide that was left: enough to go on, and nothing secret.
import { fieldsOf, isRecord, parseJson, uniqueNames, textOr } from '#lib/untrusted.ts';
import { TRAIT_NAMES } from '#domain/users/draft.ts';
import { cardOf } from './cards.ts';
import type { EnrolledDatabase, Found } from './found.ts';
import { readLabels } from './labels.ts';
import { flows } from './flows.ts';

export interface SavedRun {
  /** ID of the card. */
  card: string;
  /** Index of the step. */
  at: number;
  found?: Found | undefined;
}

/** Where it is kept, under the user's name. */
export const SAVED_RUN = 'enrollment';

function foundIn(raw: unknown): Found | undefined {
  if (!isRecord(raw)) return undefined;
  const { id, name, grants, database } = fieldsOf<Found>(raw);
  const names = fieldsOf<Record<string, unknown>>(grants);
  const kept = TRAIT_NAMES.filter((trait) => trait in names).map((trait) => [trait, uniqueNames(names[trait])]);
  const read = { id: textOr(id, ''), name: textOr(name, ''), grants: Object.fromEntries(kept) };
  if (!isRecord(database)) return read;
  const { protocol, host, labels } = fieldsOf<EnrolledDatabase>(database);
  return { ...read, database: { protocol: textOr(protocol, ''), host: textOr(host, ''), labels: readLabels(labels) } };
}

/** Undefined for what is no run of a guide that is here, or not beyond its first step. */
export function savedRun(text: string | null): SavedRun | undefined {
  const { card: id, at, found } = fieldsOf<SavedRun>(parseJson(text ?? ''));
  const card = cardOf(textOr(id, ''));
  if (card?.way.by !== 'flow') return undefined;
  const joined = foundIn(found);
  const last = flows[card.way.flow].length - 1;
  const isWithin = typeof at === 'number' && Number.isInteger(at) && at > 0 && at < last;
  return isWithin && joined?.name ? { card: card.id, at, found: joined } : undefined;
}
