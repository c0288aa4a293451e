// Cases that fail today. Each has to fail: one that passes fails its test, so that the list shrinks.
import type { Visit } from './visits.ts';

interface KnownFailure {
  reason: string;
  /** Both lines unless it says one. */
  line?: '14.x' | '18.x';
  /** Titles of visits, and the cases that fail there. */
  cases: Readonly<Record<string, readonly string[]>>;
}

const KNOWN_FAILURES: readonly KnownFailure[] = [
  {
    reason: 'the words of the parser are shown for an answer that is no JSON',
    cases: {
      activeSessions: ['GET /v1/webapi/sites/{cluster}/sessions: HTML 200'],
      authConnectors: ['GET /v1/webapi/github: empty'],
      clusters: ['GET /v1/webapi/sites: empty'],
      console: ['GET /v1/webapi/sites/{cluster}/nodes: empty'],
      databases: ['GET /v1/webapi/sites/{cluster}/databases: empty'],
      mfaDevices: ['GET /v1/webapi/mfa/devices: empty'],
      reset: ['GET /v1/webapi/users/password/token/{tokenId}: empty'],
      'users with the form of one': ['GET /v1/webapi/users/{name}: empty'],
    },
  },
  {
    reason: 'pages without end are all asked for',
    cases: {
      databases: ['GET /v1/webapi/sites/{cluster}/databases: a repeated key'],
      desktops: ['GET /v1/webapi/sites/{cluster}/desktops: endless pages'],
    },
  },
  {
    reason: 'a field of the wrong type ends the page with the words of the engine',
    cases: { appLauncher: ['GET /v1/webapi/apps/{fqdn}: a mutated field 2'] },
  },
  {
    reason: 'a link that is not readable leads nowhere',
    cases: { inviteContinue: ['GET /v1/webapi/users/password/token/{tokenId}: null'] },
  },
];

export function knownFailuresOf({ title }: Visit, line: string): ReadonlySet<string> {
  const known = KNOWN_FAILURES.filter((failure) => failure.line === undefined || failure.line === line);
  return new Set(known.flatMap(({ cases }) => cases[title] ?? []));
}
