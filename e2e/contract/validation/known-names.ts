import type { Operation } from '#fixtures/contract/operations.ts';

/** Names that the run has found, used for the parameters of later paths: `cluster`, `server`, `login`, `sid` … */
export type KnownNames = Map<string, string>;

/** The known name for the last parameter of a path. Other parameters use their own name. */
const NAME_BY_PATH: [RegExp, string][] = [
  [/\/databases\/\{name\}$/, 'database'],
  [/\/desktops\/\{\w+\}$/, 'desktop'],
  [/\/users\/\{name\}$/, 'user'],
  [/\/roles\/\{name\}$/, 'role'],
  [/\/integrations\/(aws-oidc\/)?\{name\}$/, 'integration'],
  [/\/connector\/\{name\}$/, 'githubConnector'],
  [/\/installer\/\{name\}$/, 'installer'],
  [/\/machine-id\/bot\/\{name\}$/, 'bot'],
  [/\/bot-instance\/\{id\}$/, 'botInstance'],
  [/\/headless\/\{id\}$/, 'headless'],
  [/\/diagnostics\/connections\/\{id\}$/, 'diagnostic'],
  [/\/scripts\/.*\{token\}$/, 'joinToken'],
  [/\/mfa\/token\/\{token\}$/, 'recoveryToken'],
  [/\/sessions\/\{sid\}$/, 'recording'],
  [/\/sessionlength\/\{sid\}$/, 'recording'],
  [/\/sessionthumbnail\/\{sid\}$/, 'recording'],
];

/** Operations whose path does not say which known name is needed. */
const NAME_BY_OPERATION: Partial<Record<Operation, Record<string, string>>> = {
  // Only few types of databases have a policy (docs/protocol/resources.md#2.4).
  'GET /v1/webapi/sites/{cluster}/databases/{name}/iam/policy': { name: 'awsDatabase' },
};

const knownNameKey = (operation: string, precedingPath: string, name: string): string =>
  NAME_BY_OPERATION[operation as Operation]?.[name] ??
  NAME_BY_PATH.find(([pattern]) => pattern.test(precedingPath))?.[1] ??
  name;

/** Fills the parameters of an operation's path with known names, or returns the first name that is unknown. */
export function fillPath(operation: string, known: ReadonlyMap<string, string>): { path: string } | { lacks: string } {
  const path = operation.slice(operation.indexOf(' ') + 1);
  let lacks: string | undefined;
  const filled = path.replace(/\{(\w+)\}/g, (hole, name: string, offset: number) => {
    const key = known.has(`=${name}`) ? `=${name}` : knownNameKey(operation, path.slice(0, offset + hole.length), name);
    const value = known.get(key);
    if (value === undefined) lacks ??= key;
    return encodeURIComponent(value ?? '');
  });
  return lacks === undefined ? { path: filled } : { lacks };
}

const queryOf = (values: Record<string, string>, known: ReadonlyMap<string, string>): string => {
  const filled = Object.entries(values).map(([key, value]) => [
    key,
    value.startsWith('=') ? (known.get(value.slice(1)) ?? '') : value,
  ]);
  return new URLSearchParams(filled).toString();
};

/** Required query values; `=name` is replaced by a known name. */
const REQUIRED_QUERIES: Partial<Record<Operation, Record<string, string>>> = {
  'GET /v1/webapi/sites/{cluster}/nodes/{server}/{login}/scp': { location: '/etc/hostname', filename: 'hostname' },
  'GET /v1/webapi/sites/{cluster}/sessions/{sid}/stream': { offset: '0', bytes: '65536' },
  'GET /v1/webapi/sites/{cluster}/pods': { kubeCluster: '=kubeCluster' },
  'GET /v1/webapi/sites/{cluster}/kubernetes/resources': {
    kind: 'pod',
    kubeCluster: '=kubeCluster',
    kubeNamespace: 'default',
  },
  'GET /scripts/{token}/install-app.sh': { name: 'postern', uri: 'http://localhost:8080' },
  'GET /v1/webapi/scripts/databases/configure/sqlserver/{token}/configure-ad.ps1': { uri: 'db.example.com:1433' },
};

/** The required query string of an operation, or the first name that is unknown. */
export function requiredQuery(
  operation: Operation,
  known: ReadonlyMap<string, string>,
): { query: string } | { lacks: string } {
  const values = REQUIRED_QUERIES[operation] ?? {};
  const lacks = Object.values(values).find((value) => value.startsWith('=') && !known.has(value.slice(1)));
  if (lacks !== undefined) return { lacks: lacks.slice(1) };
  const query = queryOf(values, known);
  return { query: query && `?${query}` };
}
