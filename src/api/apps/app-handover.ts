import { proxyCan, type Dialect } from '#api/dialect/dialect.ts';

/**
 * How an application host receives a session: from 13.x and 14.x in the `headers` of one request, from all others by
 * redirects to the application and back with a `state`.
 */
export type AppHandover =
  | { method: 'headers' }
  /**
   * `role` is the name of the parameter for an AWS role, `mayRequireMfa` whether opening a session may require MFA, and
   * `takesFragment` whether the redirect can include a fragment.
   */
  | { method: 'state'; role: 'arn' | 'awsrole'; mayRequireMfa: boolean; takesFragment: boolean };

/** Undocumented proxy versions are treated like the nearest documented one (docs/protocol/auth-and-identity.md#25.7, #26). */
export const handoverOf = (dialect: Dialect): AppHandover =>
  proxyCan(dialect, 'receiveAppSessionsInHeaders')
    ? { method: 'headers' }
    : {
        method: 'state',
        role: proxyCan(dialect, 'receiveAwsRoleAsArn') ? 'arn' : 'awsrole',
        mayRequireMfa: proxyCan(dialect, 'requireMfaForApps'),
        takesFragment: proxyCan(dialect, 'exchangeFragments'),
      };
