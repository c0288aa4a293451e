import { proxyCan, type Dialect } from '#api/dialect/dialect.ts';

/** How the hosts of applications take a session over: 14.x does it differently from earlier and later proxies. */
export type AppHandover =
  | { by: 'headers' }
  /**
   * `role` is their parameter for an AWS role; `mayRequireMfa`, whether opening a session may require MFA; `takesFragment`,
   * whether the exchange can go on to a fragment.
   */
  | { by: 'state'; role: 'arn' | 'awsrole'; mayRequireMfa: boolean; takesFragment: boolean };

/** Lines without a description are taken for a neighbour (docs/protocol/auth-and-identity.md#25.7, #26). */
export const handoverOf = (dialect: Dialect): AppHandover =>
  proxyCan(dialect, 'receiveAppSessionsInHeaders')
    ? { by: 'headers' }
    : {
        by: 'state',
        role: proxyCan(dialect, 'receiveAwsRoleAsArn') ? 'arn' : 'awsrole',
        mayRequireMfa: proxyCan(dialect, 'requireMfaForApps'),
        takesFragment: proxyCan(dialect, 'exchangeFragments'),
      };
