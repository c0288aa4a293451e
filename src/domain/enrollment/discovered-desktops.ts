// Finds the desktops that an agent discovered in its domain (docs/protocol/resources.md#15.7).
import type { Schemas } from '#api/schemas.ts';
import { fieldsOf, listOf, textOr } from '#lib/untrusted.ts';
import type { JoinedResource } from './joined-resource.ts';
import { readLabels } from './labels.ts';

/** The agent's name is its host ID, which identifies its desktops. Users see its hostname. */
export function parseDesktopService(item: unknown): JoinedResource | undefined {
  const { name, hostname } = fieldsOf<Schemas['DesktopService']>(item);
  const id = textOr(name, '');
  return id === '' ? undefined : { id, name: textOr(hostname, id), grants: {} };
}

/** The console requests only one page of this size. */
export const DESKTOP_PAGE_SIZE = 14;

export interface DiscoveredDesktops {
  desktops: readonly { name: string; system: string }[];
  /** The page was full, so there may be more desktops. */
  isFull: boolean;
}

/** The desktops in a page that this agent reported. */
export function desktopsDiscoveredBy(agent: string, page: unknown): DiscoveredDesktops {
  const items = listOf(fieldsOf<{ items: unknown }>(page).items);
  const agentDesktops = items
    .map((item) => fieldsOf<Schemas['Desktop']>(item))
    .filter(({ host_id: host }) => host === agent)
    .map(({ name, labels: raw }) => {
      const labels = readLabels(raw);
      const labelValue = (key: string) => labels.find((label) => label.name === `teleport.dev/${key}`)?.value ?? '';
      return { name: textOr(name, ''), system: `${labelValue('os')} ${labelValue('os_version')}`.trim() };
    });
  return { desktops: agentDesktops.filter(({ name }) => name !== ''), isFull: items.length >= DESKTOP_PAGE_SIZE };
}
