import type { Schemas } from '#api/schemas.ts';
import { appAddress, parseLaunchableApp, launchOf, type Launch } from '#domain/resources/app-launch.ts';
import { fieldsOf, listOf, textOr } from '#lib/untrusted.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import type { Resource } from '#features/list/resource-kind.ts';
import { readLabels } from '#features/list/read-labels.ts';
import { unreadableEntry, type UnreadableEntry } from '#lib/unreadable-entry.ts';

interface UserGroup {
  name: string;
  description: string;
}

export interface AppRow extends Resource {
  description: string;
  address: string;
  isAws: boolean;
  launch: Launch;
  userGroups: readonly UserGroup[];
}

type RawUserGroup = NonNullable<Schemas['App']['userGroups']>[number];

const textOrEmpty = (value: unknown): string => textOr(value, '');

function parseUserGroup(raw: unknown): UserGroup[] {
  const { name, description } = fieldsOf<RawUserGroup>(raw);
  return textOrEmpty(name)
    ? [{ name: sanitize(textOrEmpty(name)), description: sanitize(textOrEmpty(description)) }]
    : [];
}

/**
 * Parses one record of the list. Records without a name are unreadable and keep their raw data
 * (docs/behaviour.md#unreadable-records).
 */
export function parseApp(raw: unknown, index: number): AppRow | UnreadableEntry {
  const fields = fieldsOf<Schemas['App']>(raw);
  const { name, description, friendlyName, labels, userGroups } = fields;
  if (typeof name !== 'string' || name === '') return unreadableEntry(raw, index);
  const app = parseLaunchableApp(fields);
  return {
    ok: true,
    // Names of applications are not unique (docs/protocol/resources.md#1.6, #1.8). A name contains no slash.
    id: `${name}/${app.publicAddr || app.uri}`,
    name: sanitize(name),
    description: sanitize(textOrEmpty(description) || textOrEmpty(friendlyName)),
    address: sanitize(appAddress(app)),
    isAws: app.awsConsole,
    labels: readLabels(labels),
    launch: launchOf(app),
    userGroups: listOf(userGroups).flatMap(parseUserGroup),
  };
}
