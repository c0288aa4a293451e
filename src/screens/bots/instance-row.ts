import type { Schemas } from '#api/schemas.ts';
import { joinMethodLabel } from '#domain/enrollment/join-method.ts';
import { UNKNOWN } from '#lib/messages.ts';
import { fieldsOf, textOr } from '#lib/untrusted.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { unreadableEntry, type UnreadableEntry } from '#lib/unreadable-entry.ts';

export interface InstanceRow {
  ok: true;
  id: string;
  /** The hostname, or the instance ID if no heartbeat contains a hostname. */
  name: string;
  /** The unescaped name of the bot. */
  bot: string;
  method: string;
  version: string;
  /** Empty without a heartbeat. */
  lastActive: string;
}

/** Parses one record of a page (docs/protocol/resources.md#18.8). */
export function parseBotInstance(raw: unknown, index: number): InstanceRow | UnreadableEntry {
  const fields = fieldsOf<Schemas['BotInstance']>(raw);
  const { instance_id: id, bot_name: bot } = fields;
  if (typeof id !== 'string' || id === '' || typeof bot !== 'string') return unreadableEntry(raw, index);
  return {
    ok: true,
    id,
    name: sanitize(textOr(fields.host_name_latest, id)),
    bot,
    method: joinMethodLabel(textOr(fields.join_method_latest, '')),
    version: sanitize(textOr(fields.version_latest, UNKNOWN)),
    lastActive: textOr(fields.active_at_latest, ''),
  };
}

/** Empty for an instance without a hostname, because its name is the ID. */
export const idText = ({ id, name }: InstanceRow): string => (sanitize(id) === name ? '' : sanitize(id));
