// Parses the agent that serves desktops, and finds the desktops that this agent discovered in its domain
// (docs/protocol/resources.md#15.7).
import type { Schemas } from '#api/schemas.ts';
import { fieldsOf, listOf, textOr } from '#lib/untrusted.ts';
import type { JoinedResource } from './joined-resource.ts';
import { readLabels } from './labels.ts';

/** Parses an agent. Its ID is in `name`; the desktops that it discovered refer to it. Users see its hostname. */
export function parseDesktopService(item: unknown): JoinedResource | undefined {
  const { name, hostname } = fieldsOf<Schemas['DesktopService']>(item);
  const id = textOr(name, '');
  return id === '' ? undefined : { id, name: textOr(hostname, id), grants: {} };
}

/** The console requests only one page of this size. */
export const DESKTOP_PAGE_SIZE = 14;

export interface DiscoveredDesktops {
  desktops: readonly { name: string; system: string }[];
  /** Whether the page was full, so that there may be more desktops. */
  isFull: boolean;
}

/** The desktops in a page that the agent with this ID discovered. */
export function desktopsDiscoveredBy(agentId: string, page: unknown): DiscoveredDesktops {
  const items = listOf(fieldsOf<{ items: unknown }>(page).items);
  const agentDesktops = items
    .map((item) => fieldsOf<Schemas['Desktop']>(item))
    .filter(({ host_id: host }) => host === agentId)
    .map(({ name, labels: raw }) => {
      const labels = readLabels(raw);
      const labelValue = (key: string) => labels.find((label) => label.name === `teleport.dev/${key}`)?.value ?? '';
      return { name: textOr(name, ''), system: `${labelValue('os')} ${labelValue('os_version')}`.trim() };
    });
  return { desktops: agentDesktops.filter(({ name }) => name !== ''), isFull: items.length >= DESKTOP_PAGE_SIZE };
}
