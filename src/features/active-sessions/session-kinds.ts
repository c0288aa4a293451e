import type { KindListName } from '#api/list/resource-lists.ts';
import type { Schemas } from '#api/schemas.ts';
import { APPLICATION, DATABASE, DESKTOP, KUBERNETES, SSH } from '#domain/resources/messages.ts';
import { unknownKindLabel } from '#lib/messages.ts';
import { textOr } from '#lib/untrusted.ts';
import { humanizeName } from '#lib/text/humanize.ts';
import type { LucideIcon } from 'lucide-react';
import Activity from 'lucide-react/icons/activity';
import AppWindow from 'lucide-react/icons/app-window';
import Database from 'lucide-react/icons/database';
import Hexagon from 'lucide-react/icons/hexagon';
import Monitor from 'lucide-react/icons/monitor';
import Server from 'lucide-react/icons/server';

type NameField = keyof Schemas['ActiveSession'];

interface SessionKind {
  title: string;
  icon: LucideIcon;
  /** The field of the record with the name of the resource (docs/protocol/resources.md#5.1). */
  nameField: NameField | undefined;
  /** The list of the resources of these sessions; undefined for unknown kinds. */
  list: KindListName | undefined;
}

const SESSION_KINDS = new Map<string, SessionKind>([
  ['ssh', { title: SSH, icon: Server, nameField: 'server_hostname', list: 'servers' }],
  ['k8s', { title: KUBERNETES, icon: Hexagon, nameField: 'kubernetes_cluster_name', list: 'kubeClusters' }],
  ['db', { title: DATABASE, icon: Database, nameField: 'database_name', list: 'databases' }],
  ['app', { title: APPLICATION, icon: AppWindow, nameField: 'app_name', list: 'apps' }],
  ['desktop', { title: DESKTOP, icon: Monitor, nameField: 'desktop_name', list: 'desktops' }],
]);

/** A kind unknown to this console gets a readable form of its wire name and a mark. */
export const sessionKindOf = (kind: string): SessionKind =>
  SESSION_KINDS.get(kind) ?? {
    title: unknownKindLabel(humanizeName(kind)),
    icon: Activity,
    nameField: undefined,
    list: undefined,
  };

const KNOWN_NAME_FIELDS: readonly string[] = [
  'cluster_name',
  ...[...SESSION_KINDS.values()].map(({ nameField }) => nameField ?? ''),
];

/** Guesses which field has the resource name in a record of an unknown kind. */
export const guessNameField = (fields: Readonly<Record<string, unknown>>): string =>
  Object.keys(fields).find(
    (name) => /(?:_name|hostname)$/.test(name) && !KNOWN_NAME_FIELDS.includes(name) && textOr(fields[name], '') !== '',
  ) ?? 'server_hostname';
