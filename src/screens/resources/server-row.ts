import { fieldsOf, listOf, textOr } from '#lib/read.ts';
import { visible } from '#lib/visible.ts';
import type { Label } from '#lib/labels.ts';
import type { Broken, Resource } from './kind.ts';

export interface ServerRow extends Resource {
  address: string;
  isTunnel: boolean;
  logins: string[];
}

function labelOf(raw: unknown): Label[] {
  const { name, value } = fieldsOf(raw);
  return typeof name === 'string' ? [{ name, value: textOr(value, '') }] : [];
}

/** root first, then the rest in order (facts/resources.md 1.8). */
function ordered(logins: unknown): string[] {
  const names = listOf(logins).filter((login) => typeof login === 'string');
  return names.toSorted((a, b) => Number(b === 'root') - Number(a === 'root') || a.localeCompare(b));
}

/** Reads one record of the list; one that has no id or hostname is kept as it came (decisions 10). */
export function serverRow(raw: unknown, place: number): ServerRow | Broken {
  const { id, hostname, addr, tunnel, tags, sshLogins } = fieldsOf(raw);
  if (typeof id !== 'string' || id === '' || typeof hostname !== 'string')
    return { ok: false, id: `row ${place}`, raw };
  return {
    ok: true,
    id,
    name: visible(hostname),
    address: visible(textOr(addr, '')),
    isTunnel: tunnel === true,
    labels: listOf(tags).flatMap(labelOf),
    logins: ordered(sshLogins),
  };
}
