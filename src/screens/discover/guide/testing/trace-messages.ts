// What each point of a connection test means, and how to mend it (docs/protocol/resources.md#10.2).
import type { Schemas } from '#api/schemas.ts';
import type { Trace } from '#domain/enrollment/traces.ts';
import { UNKNOWN } from '#lib/messages.ts';
import { sanitize } from '#lib/text/sanitize.ts';

type TraceType = Schemas['ConnectionTrace']['traceType'];

interface Words {
  passed: string;
  failed: string;
  mend: (login: string) => string;
}

const ADD_LABELS = 'Add labels that match it to one of your roles, then test again.';
const SEE_ERROR = 'See the error below, then test again.';
const CHECK_SERVICE = 'Check that the agent is running and can reach the proxy, then test again.';

const WORDS: Readonly<Record<TraceType, Words>> = {
  RBAC_NODE: {
    passed: 'Your roles allow access to the server',
    failed: "Your roles don't allow access to the server",
    mend: () => ADD_LABELS,
  },
  CONNECTIVITY: {
    passed: 'The resource is reachable',
    failed: "The resource can't be reached",
    mend: () => CHECK_SERVICE,
  },
  RBAC_PRINCIPAL: {
    passed: 'Your roles allow these names',
    failed: "Your roles don't allow these names",
    mend: (login) => `Add ${login} to one of your roles or to your user, then test again.`,
  },
  NODE_PRINCIPAL: {
    passed: 'The login exists on the server',
    failed: "The login doesn't exist on the server",
    mend: (login) => `Create ${login} on the server, for example with useradd, or choose another login.`,
  },
  RBAC_KUBE: {
    passed: 'Your roles allow access to the cluster',
    failed: "Your roles don't allow access to the cluster",
    mend: () => ADD_LABELS,
  },
  KUBE_PRINCIPAL: {
    passed: 'The cluster accepts the user and groups',
    failed: "The cluster doesn't accept the user and groups",
    mend: (login) => `Bind ${login} or one of the groups to a role in the Kubernetes cluster.`,
  },
  RBAC_DATABASE: {
    passed: 'Your roles allow access to the database',
    failed: "Your roles don't allow access to the database",
    mend: () => ADD_LABELS,
  },
  RBAC_DATABASE_LOGIN: {
    passed: 'Your roles allow the database user and name',
    failed: "Your roles don't allow the database user and name",
    mend: (login) => `Add ${login} and the database name to one of your roles, then test again.`,
  },
  DATABASE_DB_USER: {
    passed: 'The database user exists',
    failed: "The database user doesn't exist",
    mend: (login) => `Create ${login} in the database, or choose another user.`,
  },
  DATABASE_DB_NAME: {
    passed: 'The database name exists',
    failed: "The database name doesn't exist",
    mend: () => 'Create the database on the server, or choose another name.',
  },
  UNKNOWN_ERROR: {
    passed: UNKNOWN,
    failed: 'The test ended with an unknown error',
    mend: () => SEE_ERROR,
  },
  TRACE_TYPE_UNSPECIFIED: { passed: UNKNOWN, failed: UNKNOWN, mend: () => SEE_ERROR },
};

const wordsOf = (type: string): Words | undefined =>
  Object.hasOwn(WORDS, type) ? WORDS[type as TraceType] : undefined; // just looked up

/** One that a later proxy has goes by the proxy's own name. */
export function titleOf({ type, outcome }: Trace): string {
  const words = wordsOf(type);
  if (!words || outcome === 'unknown') return type === '' ? UNKNOWN : sanitize(type);
  return words[outcome];
}

export const mendOf = ({ type }: Trace, login: string): string => (wordsOf(type) ?? WORDS.UNKNOWN_ERROR).mend(login);

export const TEST_RESULT = 'Test result';
export const TEST_PASSED = 'The connection works.';
export const TEST_FAILED = "The connection doesn't work yet.";
export const NOT_TESTED = "Couldn't test the connection.";
export const SHOW_ERROR = 'Show the error';
