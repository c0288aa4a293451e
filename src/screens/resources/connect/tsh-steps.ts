import { REQUEST_DROP_COMMAND, tshAuthOf, tshLoginCommand, withPort } from '#domain/resources/tsh.ts';
import type { PageContext } from '#domain/page-context.ts';
import type { CommandStep } from '#ui/text/command-steps.tsx';
import { DROP_REQUEST, SIGN_IN } from './messages.ts';

/** The address in the cluster's configuration, because the page may come from a gateway with another address. */
const proxyAddressOf = ({ cluster }: PageContext['user']): string =>
  withPort(cluster.publicURL || window.location.host);

export function tshSignInStep({ cluster, config, user }: PageContext): CommandStep {
  const { userName, authType, accessRequestId } = user;
  const auth = tshAuthOf(authType, config.auth);
  const command = tshLoginCommand({
    proxy: proxyAddressOf(user),
    cluster,
    auth,
    user: userName,
    request: accessRequestId,
  });
  return { title: SIGN_IN, command };
}

/** Only users with an assumed access request get this step. */
export const dropRequestSteps = ({ user }: PageContext): CommandStep[] =>
  user.accessRequestId ? [{ title: DROP_REQUEST, command: REQUEST_DROP_COMMAND }] : [];
