// Fills the parameters of operations with the names that the run has found.
import type { Operation } from '#fixtures/contract/operations.ts';

/** Names that the run has found, used for the parameters of later paths: `cluster`, `server`, `login`, `sid` … */
export type KnownNames = Map<string, string>;

/** The known name for a parameter, by the part of the path that ends with it. Other parameters use their own name. */
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

/**
 * Fills the parameters of an operation's path with known names, or returns the first name that is unknown. The known
 * name `=name` sets the parameter `name` and takes precedence over the rules above.
 */
export function fillPath(
  operation: string,
  knownNames: ReadonlyMap<string, string>,
): { path: string } | { lacks: string } {
  const path = operation.slice(operation.indexOf(' ') + 1);
  let missingName: string | undefined;
  const filledPath = path.replace(/\{(\w+)\}/g, (placeholder, name: string, offset: number) => {
    const key = knownNames.has(`=${name}`)
      ? `=${name}`
      : knownNameKey(operation, path.slice(0, offset + placeholder.length), name);
    const value = knownNames.get(key);
    if (value === undefined) missingName ??= key;
    return encodeURIComponent(value ?? '');
  });
  return missingName === undefined ? { path: filledPath } : { lacks: missingName };
}

const queryOf = (values: Record<string, string>, knownNames: ReadonlyMap<string, string>): string => {
  const filledValues = Object.entries(values).map(([key, value]) => [
    key,
    value.startsWith('=') ? (knownNames.get(value.slice(1)) ?? '') : value,
  ]);
  return new URLSearchParams(filledValues).toString();
};

/** Query values that an operation requires. A value such as `=kubeCluster` is replaced by that known name. */
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
  knownNames: ReadonlyMap<string, string>,
): { query: string } | { lacks: string } {
  const values = REQUIRED_QUERIES[operation] ?? {};
  const lacks = Object.values(values).find((value) => value.startsWith('=') && !knownNames.has(value.slice(1)));
  if (lacks !== undefined) return { lacks: lacks.slice(1) };
  const query = queryOf(values, knownNames);
  return { query: query && `?${query}` };
}
