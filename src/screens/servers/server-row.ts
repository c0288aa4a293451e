import { fieldsOf, listOf, textOr } from '#lib/read.ts';
import { visible } from '#lib/visible.ts';
import type { Label } from '#lib/labels.ts';

/** One row: a server as far as it can be read, or what came instead of one. */
export type ServerRow =
  | { ok: true; id: string; hostname: string; address: string; isTunnel: boolean; labels: Label[]; logins: string[] }
  | { ok: false; id: string; raw: unknown };

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
export function serverRow(raw: unknown, place: number): ServerRow {
  const { id, hostname, addr, tunnel, tags, sshLogins } = fieldsOf(raw);
  if (typeof id !== 'string' || id === '' || typeof hostname !== 'string')
    return { ok: false, id: `row ${place}`, raw };
  return {
    ok: true,
    id,
    hostname: visible(hostname),
    address: visible(textOr(addr, '')),
    isTunnel: tunnel === true,
    labels: listOf(tags).flatMap(labelOf),
    logins: ordered(sshLogins),
  };
}
