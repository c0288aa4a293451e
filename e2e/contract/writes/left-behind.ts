// What an earlier run was killed over: found by the prefix, and nothing else.
import { parse } from 'yaml';
import type { Client } from '#e2e/contract/client.ts';
import { at, isItem, listAt, listIn, parsed, textAt, type Item } from '#e2e/contract/judging/json.ts';
import { PREFIX } from './made.ts';

/** A call that takes one thing away. */
export interface Removal {
  what: string;
  path: string;
  headers?: Record<string, string>;
}

const isOurs = (value: unknown): value is string => typeof value === 'string' && value.startsWith(PREFIX);

const byName = (items: readonly Item[], kind: string, path: string): Removal[] =>
  items.flatMap(({ name }) => (isOurs(name) ? [{ what: `${kind} ${name}`, path: `${path}/${name}` }] : []));

/** Ours says so in its message and locks nobody but what is ours. */
export const locksOf = (locks: readonly Item[], site: string): Removal[] =>
  locks.flatMap((lock) => {
    const targets = isItem(lock['targets']) ? Object.values(lock['targets']) : [];
    const name = textAt(lock, 'name');
    const isMine = isOurs(lock['message']) && targets.length > 0 && targets.every(isOurs) && name !== '';
    return isMine ? [{ what: `lock ${name}`, path: `${site}/locks/${encodeURIComponent(name)}` }] : [];
  });

/** A token has a name of the proxy's own; it is ours when the labels in its YAML say so. 18.x. */
export const tokensOf = (tokens: readonly Item[]): Removal[] =>
  tokens.flatMap((token) => {
    const id = textAt(token, 'id');
    const labels = at(documentOf(token), 'spec', 'suggested_agent_matcher_labels', LABEL);
    const isMine = [labels].flat().some(isOurs) && id !== '';
    return isMine
      ? [
          {
            what: `join token ending in ${id.slice(-4)}`,
            path: '/v1/webapi/tokens',
            headers: { 'x-teleport-tokenname': id },
          },
        ]
      : [];
  });

/** The label by which a join token is known to be ours. */
export const LABEL = 'made-by';

function documentOf(token: Item): unknown {
  try {
    return parse(textAt(token, 'content'));
  } catch {
    return undefined; // a token whose YAML cannot be read is nobody's business here
  }
}

/** The name of a bot stands below what is told of it. */
const namedBot = (bot: Item): Item => ({ name: at(bot, 'metadata', 'name') });

async function look(client: Client, path: string): Promise<unknown> {
  const { status, body } = await client.call('GET', path);
  return status === 200 ? parsed(body) : undefined; // what may not be listed cannot have been made either
}

const search = (path: string, major: number): string => (major < 18 ? path : `${path}?search=${PREFIX}&limit=1000`);

/** All of it, in the order in which it can be removed: who holds a role before the role. */
export async function leftBehind(client: Client, { site, major }: { site: string; major: number }): Promise<Removal[]> {
  const users = listIn(await look(client, '/v1/webapi/users'), 'items');
  const roles = listIn(await look(client, search('/v1/webapi/roles', major)), 'items');
  const github = listIn(await look(client, '/v1/webapi/github'), 'connectors');
  const locks = listIn(await look(client, `${site}/locks`), 'items');
  const integrations = listAt(await look(client, `${site}/integrations`), 'items');
  const bots = major < 18 ? [] : listAt(await look(client, `${site}/machine-id/bot`), 'items');
  const tokens = major < 18 ? [] : listAt(await look(client, '/v1/webapi/tokens'), 'items');
  return [
    ...locksOf(locks, site),
    ...byName(bots.map(namedBot), 'bot', `${site}/machine-id/bot`),
    ...byName(integrations, 'integration', `${site}/integrations`),
    ...tokensOf(tokens),
    ...byName(users, 'user', '/v1/webapi/users'),
    ...byName(roles, 'role', '/v1/webapi/roles'),
    ...byName(github, 'GitHub connector', '/v1/webapi/github'),
  ];
}

/** Removes it, and says what. */
export async function sweep(client: Client, at: { site: string; major: number }): Promise<string[]> {
  const lines: string[] = [];
  for (const { what, path, headers = {} } of await leftBehind(client, at)) {
    const { status } = await client.call('DELETE', path, { headers });
    lines.push(status === 200 ? `removed ${what}, which an earlier run left` : `could not remove ${what}: ${status}`);
  }
  return lines;
}
