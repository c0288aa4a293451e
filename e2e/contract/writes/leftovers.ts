// Finds and removes resources that a killed run has left, identified by their prefix.
import { parse } from 'yaml';
import type { Client } from '#e2e/contract/client.ts';
import {
  valueAt,
  isJsonObject,
  listAt,
  listIn,
  parseJson,
  stringAt,
  type JsonObject,
} from '#e2e/contract/validation/untrusted-json.ts';
import { CONTRACT_PREFIX } from './cleanup.ts';

/** A call that removes one resource. */
export interface Removal {
  label: string;
  path: string;
  headers?: Record<string, string>;
}

const hasContractPrefix = (value: unknown): value is string =>
  typeof value === 'string' && value.startsWith(CONTRACT_PREFIX);

/** Removals of the items whose name has the prefix. */
const removalsByName = (items: readonly JsonObject[], kind: string, path: string): Removal[] =>
  items.flatMap(({ name }) => (hasContractPrefix(name) ? [{ label: `${kind} ${name}`, path: `${path}/${name}` }] : []));

/** Locks of earlier runs have the prefix in their message and only lock names with the prefix. */
export const lockRemovals = (locks: readonly JsonObject[], site: string): Removal[] =>
  locks.flatMap((lock) => {
    const targets = isJsonObject(lock['targets']) ? Object.values(lock['targets']) : [];
    const name = stringAt(lock, 'name');
    const isLeftover =
      hasContractPrefix(lock['message']) && targets.length > 0 && targets.every(hasContractPrefix) && name !== '';
    return isLeftover ? [{ label: `lock ${name}`, path: `${site}/locks/${encodeURIComponent(name)}` }] : [];
  });

/** The proxy chooses the names of tokens, so the tokens of earlier runs are found by a label in their YAML (18.x). */
export const tokenRemovals = (tokens: readonly JsonObject[]): Removal[] =>
  tokens.flatMap((token) => {
    const id = stringAt(token, 'id');
    const labels = valueAt(parseTokenYaml(token), 'spec', 'suggested_agent_matcher_labels', OWNER_LABEL);
    const isLeftover = [labels].flat().some(hasContractPrefix) && id !== '';
    return isLeftover
      ? [
          {
            label: `join token ending in ${id.slice(-4)}`,
            path: '/v1/webapi/tokens',
            headers: { 'x-teleport-tokenname': id },
          },
        ]
      : [];
  });

/** The label that identifies join tokens of the contract test. */
export const OWNER_LABEL = 'made-by';

function parseTokenYaml(token: JsonObject): unknown {
  try {
    return parse(stringAt(token, 'content'));
  } catch {
    return undefined; // not a token of the contract test, whose YAML is readable
  }
}

/** An object with the bot's name at the top level, where other resources have it. */
const botWithName = (bot: JsonObject): JsonObject => ({ name: valueAt(bot, 'metadata', 'name') });

async function fetchList(client: Client, path: string): Promise<unknown> {
  const { status, body } = await client.call('GET', path);
  return status === 200 ? parseJson(body) : undefined; // users who may not list a resource cannot create it either
}

const searchPath = (path: string, major: number): string =>
  major < 18 ? path : `${path}?search=${CONTRACT_PREFIX}&limit=1000`;

/** Finds all leftovers, in the order in which they can be removed: users before the roles that they have. */
export async function findLeftovers(
  client: Client,
  { site, major }: { site: string; major: number },
): Promise<Removal[]> {
  const users = listIn(await fetchList(client, '/v1/webapi/users'), 'items');
  const roles = listIn(await fetchList(client, searchPath('/v1/webapi/roles', major)), 'items');
  const github = listIn(await fetchList(client, '/v1/webapi/github'), 'connectors');
  const locks = listIn(await fetchList(client, `${site}/locks`), 'items');
  const integrations = listAt(await fetchList(client, `${site}/integrations`), 'items');
  const bots = major < 18 ? [] : listAt(await fetchList(client, `${site}/machine-id/bot`), 'items');
  const tokens = major < 18 ? [] : listAt(await fetchList(client, '/v1/webapi/tokens'), 'items');
  return [
    ...lockRemovals(locks, site),
    ...removalsByName(bots.map(botWithName), 'bot', `${site}/machine-id/bot`),
    ...removalsByName(integrations, 'integration', `${site}/integrations`),
    ...tokenRemovals(tokens),
    ...removalsByName(users, 'user', '/v1/webapi/users'),
    ...removalsByName(roles, 'role', '/v1/webapi/roles'),
    ...removalsByName(github, 'GitHub connector', '/v1/webapi/github'),
  ];
}

/** Removes all leftovers. Returns a line for each one that says whether it was removed. */
export async function removeLeftovers(client: Client, target: { site: string; major: number }): Promise<string[]> {
  const lines: string[] = [];
  for (const { label, path, headers = {} } of await findLeftovers(client, target)) {
    const { status } = await client.call('DELETE', path, { headers });
    lines.push(status === 200 ? `removed ${label}, which an earlier run left` : `could not remove ${label}: ${status}`);
  }
  return lines;
}
