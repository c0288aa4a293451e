import type { ComponentProps } from 'react';
import { useOutletContext } from 'react-router-dom';
import type { PageContext } from '#domain/page-context.ts';
import { tshAuthOf, tshLoginCommand, withPort } from '#domain/resources/tsh.ts';
import { textOr } from '#lib/untrusted.ts';
import { CommandSteps } from '#ui/text/command-steps.tsx';
import * as css from '#screens/discover/guide/guide.css.ts';
import { SIGN_IN_TO_CLUSTER, ON_YOUR_MACHINE } from '#screens/discover/guide/messages.ts';

/** The commands to sign in and connect to the resource from the user's own terminal. */
export function TestFromTerminal({ steps }: Pick<ComponentProps<typeof CommandSteps>, 'steps'>) {
  const { user, root, config } = useOutletContext<PageContext>();
  const proxyAddress = withPort(textOr(user.cluster.publicURL, location.host));
  const auth = tshAuthOf(user.authType, config.auth);
  const loginStep = {
    title: SIGN_IN_TO_CLUSTER,
    command: tshLoginCommand({ proxy: proxyAddress, cluster: root, auth, user: user.userName }),
  };
  return (
    <details className={css.secondaryText}>
      <summary>{ON_YOUR_MACHINE}</summary>
      <CommandSteps steps={[loginStep, ...steps]} />
    </details>
  );
}
