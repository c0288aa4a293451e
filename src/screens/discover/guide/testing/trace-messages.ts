// Texts for each check of a connection test, and how to fix failures (docs/protocol/resources.md#10.2).
import type { Schemas } from '#api/schemas.ts';
import type { Trace } from '#domain/enrollment/traces.ts';
import { UNKNOWN } from '#lib/messages.ts';
import { sanitize } from '#lib/text/sanitize.ts';

type TraceType = Schemas['ConnectionTrace']['traceType'];

interface TraceTexts {
  passed: string;
  failed: string;
  fix: (login: string) => string;
}

const ADD_LABELS = 'Add labels that match it to one of your roles, then test again.';
const SEE_ERROR = 'See the error below, then test again.';
const CHECK_SERVICE = 'Check that the agent is running and can reach the proxy, then test again.';

const TRACE_TEXTS: Readonly<Record<TraceType, TraceTexts>> = {
  RBAC_NODE: {
    passed: 'Your roles allow access to the server',
    failed: "Your roles don't allow access to the server",
    fix: () => ADD_LABELS,
  },
  CONNECTIVITY: {
    passed: 'The resource is reachable',
    failed: "The resource can't be reached",
    fix: () => CHECK_SERVICE,
  },
  RBAC_PRINCIPAL: {
    passed: 'Your roles allow these names',
    failed: "Your roles don't allow these names",
    fix: (login) => `Add ${login} to one of your roles or to your user, then test again.`,
  },
  NODE_PRINCIPAL: {
    passed: 'The login exists on the server',
    failed: "The login doesn't exist on the server",
    fix: (login) => `Create ${login} on the server, for example with useradd, or choose another login.`,
  },
  RBAC_KUBE: {
    passed: 'Your roles allow access to the cluster',
    failed: "Your roles don't allow access to the cluster",
    fix: () => ADD_LABELS,
  },
  KUBE_PRINCIPAL: {
    passed: 'The cluster accepts the user and groups',
    failed: "The cluster doesn't accept the user and groups",
    fix: (login) => `Bind ${login} or one of the groups to a role in the Kubernetes cluster.`,
  },
  RBAC_DATABASE: {
    passed: 'Your roles allow access to the database',
    failed: "Your roles don't allow access to the database",
    fix: () => ADD_LABELS,
  },
  RBAC_DATABASE_LOGIN: {
    passed: 'Your roles allow the database user and name',
    failed: "Your roles don't allow the database user and name",
    fix: (login) => `Add ${login} and the database name to one of your roles, then test again.`,
  },
  DATABASE_DB_USER: {
    passed: 'The database user exists',
    failed: "The database user doesn't exist",
    fix: (login) => `Create ${login} in the database, or choose another user.`,
  },
  DATABASE_DB_NAME: {
    passed: 'The database name exists',
    failed: "The database name doesn't exist",
    fix: () => 'Create the database on the server, or choose another name.',
  },
  UNKNOWN_ERROR: {
    passed: UNKNOWN,
    failed: 'The test ended with an unknown error',
    fix: () => SEE_ERROR,
  },
  TRACE_TYPE_UNSPECIFIED: { passed: UNKNOWN, failed: UNKNOWN, fix: () => SEE_ERROR },
};

const traceTextsOf = (type: string): TraceTexts | undefined =>
  Object.hasOwn(TRACE_TEXTS, type) ? TRACE_TEXTS[type as TraceType] : undefined; // Object.hasOwn has checked the type

/** Types of newer proxies and checks with an unknown outcome are shown by their wire name. */
export function traceTitleOf({ type, outcome }: Trace): string {
  const texts = traceTextsOf(type);
  if (!texts || outcome === 'unknown') return type === '' ? UNKNOWN : sanitize(type);
  return texts[outcome];
}

export const traceFixOf = ({ type }: Trace, login: string): string =>
  (traceTextsOf(type) ?? TRACE_TEXTS.UNKNOWN_ERROR).fix(login);

export const TEST_RESULT = 'Test result';
export const TEST_PASSED = 'The connection works.';
export const TEST_FAILED = "The connection doesn't work yet.";
export const NOT_TESTED = "Couldn't test the connection.";
export const SHOW_ERROR = 'Show the error';
