import type { Client } from './client.ts';

/** Names found on the way, that later paths are filled with: `cluster`, `server`, `login`, `sid` … */
export type Known = Map<string, string>;

type Picker = (body: unknown) => unknown;

const at =
  (...path: (string | number)[]): Picker =>
  (body) =>
    path.reduce<unknown>((value, key) => {
      if (Array.isArray(value) || (typeof value === 'object' && value !== null))
        return (value as Record<string, unknown>)[key]; // one step into JSON
      return undefined;
    }, body);

/** Where each name is found: by which call, and where in its answer. A path's own parameter wins over a general one. */
const SOURCES: { call: string; finds: Record<string, Picker> }[] = [
  { call: '/v1/webapi/sites', finds: { cluster: at(0, 'name') } },
  {
    call: '/v1/webapi/sites/{cluster}/nodes?limit=1&sort=hostname:asc',
    finds: {
      server: at('items', 0, 'id'),
      hostname: at('items', 0, 'hostname'),
      login: at('items', 0, 'sshLogins', 0),
    },
  },
  {
    call: '/v1/webapi/sites/{cluster}/apps?limit=1&query=!(resource.spec.public_addr == "")',
    finds: { fqdn: at('items', 0, 'fqdn'), publicAddr: at('items', 0, 'publicAddr') },
  },
  { call: '/v1/webapi/sites/{cluster}/databases?limit=1', finds: { database: at('items', 0, 'name') } },
  { call: '/v1/webapi/sites/{cluster}/desktops?limit=1', finds: { desktop: at('items', 0, 'name') } },
  { call: '/v1/webapi/sites/{cluster}/kubernetes?limit=1', finds: { kubeCluster: at('items', 0, 'name') } },
  { call: '/v1/webapi/sites/{cluster}/events/search/sessions?limit=1', finds: { sid: at('events', 0, 'sid') } },
  { call: '/v1/webapi/sites/{cluster}/integrations', finds: { integration: at('items', 0, 'name') } },
  { call: '/v1/webapi/users', finds: { user: at(0, 'name') } },
  { call: '/v1/webapi/roles', finds: { role: at(0, 'name') } },
];

/** Which of the known names a parameter takes, by the path it stands in; otherwise its own name. */
const NAMED: [RegExp, string][] = [
  [/\/databases\/\{name\}/, 'database'],
  [/\/desktops\/\{\w+\}/, 'desktop'],
  [/\/users\/\{name\}/, 'user'],
  [/\/roles\/\{name\}/, 'role'],
  [/\/integrations\/\{name\}/, 'integration'],
  [/\/headless\/\{id\}/, 'headless'],
];

export const fill = (path: string, known: Known): string | undefined => {
  let whole = true;
  const filled = path.replace(/\{(\w+)\}/g, (hole, name: string, offset: number) => {
    const part = path.slice(0, offset + hole.length);
    const key = NAMED.find(([pattern]) => new RegExp(`${pattern.source}$`).test(part))?.[1] ?? name;
    const value = known.get(key);
    if (value === undefined) whole = false;
    return encodeURIComponent(value ?? '');
  });
  return whole ? filled : undefined;
};

async function tryCall(client: Client, path: string): Promise<unknown> {
  const { status, body } = await client.call('GET', path);
  if (status !== 200) return undefined;
  try {
    return JSON.parse(String(body)) as unknown;
  } catch {
    return undefined; // the operation's own check says what is wrong with it
  }
}

/** Asks the lists for one of each, so that the paths with parameters can be called too. */
export async function discover(client: Client, known: Known): Promise<void> {
  for (const { call, finds } of SOURCES) {
    const path = fill(call, known);
    const body = path ? await tryCall(client, encodeURI(path)) : undefined;
    for (const [name, pick] of Object.entries(finds)) {
      const found = pick(body);
      if (typeof found === 'string' && found !== '') known.set(name, found);
    }
  }
  known.set('connector', 'local');
}
