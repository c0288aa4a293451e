import type { ComponentProps } from 'react';
import { useOutletContext } from 'react-router-dom';
import type { PageContext } from '#domain/page-context.ts';
import { tshAuthOf, tshLoginCommand, withPort } from '#domain/resources/tsh.ts';
import { textOr } from '#lib/untrusted.ts';
import { CommandSteps } from '#ui/text/command-steps.tsx';
import * as css from '#screens/discover/guide/guide.css.ts';
import { LOG_IN, ON_YOUR_MACHINE } from '#screens/discover/guide/messages.ts';

/** The same from a terminal of one's own: these steps, after signing in. */
export function OnYourMachine({ steps }: Pick<ComponentProps<typeof CommandSteps>, 'steps'>) {
  const { user, root, config } = useOutletContext<PageContext>();
  const proxy = withPort(textOr(user.cluster.publicURL, location.host));
  const auth = tshAuthOf(user.authType, config.auth);
  const login = { title: LOG_IN, command: tshLoginCommand({ proxy, cluster: root, auth, user: user.userName }) };
  return (
    <details className={css.quiet}>
      <summary>{ON_YOUR_MACHINE}</summary>
      <CommandSteps steps={[login, ...steps]} />
    </details>
  );
}
