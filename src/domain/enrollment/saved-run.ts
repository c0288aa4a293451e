// Parses the state of an unfinished guide from browser storage. It contains no secrets.
import { fieldsOf, isRecord, parseJson, uniqueNames, textOr } from '#lib/untrusted.ts';
import { TRAIT_NAMES } from '#domain/users/user-draft.ts';
import { findCard } from './available-cards.ts';
import type { EnrolledDatabase, JoinedResource } from './joined-resource.ts';
import { readLabels } from './labels.ts';
import { enrollFlows } from './flows.ts';

export interface SavedRun {
  /** The ID of the card. */
  card: string;
  stepIndex: number;
  /** The resource that joined in the guide. */
  found?: JoinedResource | undefined;
}

/** The key in browser storage. Each user has their own storage under it. */
export const SAVED_RUN_KEY = 'enrollment';

function parseSavedResource(raw: unknown): JoinedResource | undefined {
  if (!isRecord(raw)) return undefined;
  const { id, name, grants, database } = fieldsOf<JoinedResource>(raw);
  const names = fieldsOf<Record<string, unknown>>(grants);
  const grantEntries = TRAIT_NAMES.filter((trait) => trait in names).map((trait) => [trait, uniqueNames(names[trait])]);
  const resource = { id: textOr(id, ''), name: textOr(name, ''), grants: Object.fromEntries(grantEntries) };
  if (!isRecord(database)) return resource;
  const { protocol, host, labels } = fieldsOf<EnrolledDatabase>(database);
  return {
    ...resource,
    database: { protocol: textOr(protocol, ''), host: textOr(host, ''), labels: readLabels(labels) },
  };
}

/** Returns undefined for an unknown guide, for its first and last step, and without the name of a resource. */
export function parseSavedRun(text: string | null): SavedRun | undefined {
  const { card: id, stepIndex, found } = fieldsOf<SavedRun>(parseJson(text ?? ''));
  const card = findCard(textOr(id, ''));
  if (card?.method.method !== 'flow') return undefined;
  const resource = parseSavedResource(found);
  const lastStepIndex = enrollFlows[card.method.flow].length - 1;
  const isValidStep =
    typeof stepIndex === 'number' && Number.isInteger(stepIndex) && stepIndex > 0 && stepIndex < lastStepIndex;
  return isValidStep && resource?.name ? { card: card.id, stepIndex, found: resource } : undefined;
}
