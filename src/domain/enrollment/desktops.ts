// What an agent for desktops found in its domain (docs/protocol/resources.md#15.7).
import type { Schemas } from '#api/schemas.ts';
import { fieldsOf, listOf, textOr } from '#lib/untrusted.ts';
import type { Found } from './found.ts';
import { readLabels } from './labels.ts';

/** Desktops are told apart by its name, which is the ID of its host; people know it by its hostname. */
export function foundDesktopService(item: unknown): Found | undefined {
  const { name, hostname } = fieldsOf<Schemas['DesktopService']>(item);
  const id = textOr(name, '');
  return id === '' ? undefined : { id, name: textOr(hostname, id), grants: {} };
}

/** A page with as many is not asked for again. */
export const DESKTOPS_ASKED = 14;

export interface Discovered {
  desktops: readonly { name: string; system: string }[];
  /** The page was full: more may exist. */
  isFull: boolean;
}

/** Those of a page of desktops that this agent reports. */
export function discoveredBy(agent: string, page: unknown): Discovered {
  const items = listOf(fieldsOf<{ items: unknown }>(page).items);
  const own = items
    .map((item) => fieldsOf<Schemas['Desktop']>(item))
    .filter(({ host_id: host }) => host === agent)
    .map(({ name, labels: raw }) => {
      const labels = readLabels(raw);
      const valueOf = (key: string) => labels.find((label) => label.name === `teleport.dev/${key}`)?.value ?? '';
      return { name: textOr(name, ''), system: `${valueOf('os')} ${valueOf('os_version')}`.trim() };
    });
  return { desktops: own.filter(({ name }) => name !== ''), isFull: items.length >= DESKTOPS_ASKED };
}
