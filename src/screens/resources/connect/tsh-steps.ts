import type { Schemas } from '#api/schemas.ts';
import { fieldsOf, textOr } from '#lib/read.ts';
import { REQUEST_DROP, tshAuthOf, tshLogin, withPort } from '#domain/resources/tsh.ts';
import type { PageContext } from '#domain/page-context.ts';
import type { CommandStep } from '#ui/text/command-steps.tsx';

/** The address that the cluster gives itself; the page may come from a gateway in front of it. */
const proxyOf = (user: unknown): string =>
  withPort(
    textOr(
      fieldsOf<Schemas['UserContext']['cluster']>(fieldsOf<Schemas['UserContext']>(user).cluster).publicURL,
      window.location.host,
    ),
  );

export function signInStep({ cluster, config, user }: PageContext): CommandStep {
  const { userName, authType, accessRequestId } = user;
  const auth = tshAuthOf(authType, config.auth);
  const command = tshLogin({ proxy: proxyOf(user), cluster, auth, user: userName, request: accessRequestId });
  return { says: 'Sign in with tsh', command };
}

/** Only who has assumed a request has one to drop. */
export const dropSteps = ({ user }: PageContext): CommandStep[] =>
  user.accessRequestId
    ? [{ says: 'When you are done, drop the access request that you assumed', command: REQUEST_DROP }]
    : [];
