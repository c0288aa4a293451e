// Another user's session, in the mode that the address names.
import { useOutletContext, useParams, useSearchParams } from 'react-router-dom';
import { pageTitle, titles } from '#domain/navigation.ts';
import type { FullScreenContext } from '#domain/page-context.ts';
import { joiningClosed } from '#domain/terminal/modes.ts';
import { links } from '#lib/links.ts';
import { required } from '#lib/params.ts';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { DarkGround } from '#ui/theme/dark-ground.tsx';
import { FullPage } from '#ui/layout/full-page.tsx';
import { ConfirmJoin } from './confirm-join.tsx';
import { ConfirmedSession } from './confirmed-session.tsx';
import { GO_TO_SESSIONS, NOT_JOINABLE } from './messages.ts';

export function Component() {
  const { config } = useOutletContext<FullScreenContext>();
  const params = useParams();
  const [query] = useSearchParams();
  const cluster = required(params, 'cluster');
  const mode = query.get('mode') || undefined;
  const target = { sid: required(params, 'sid'), ...(mode !== undefined && { mode }) };
  const closed = joiningClosed('ssh', config);
  if (closed !== undefined) return <Closed cluster={cluster} reason={closed} />;
  return <ConfirmedSession cluster={cluster} target={target} confirm={ConfirmJoin} />;
}

function Closed({ cluster, reason }: { cluster: string; reason: string }) {
  return (
    <DarkGround>
      <FullPage
        title={NOT_JOINABLE}
        action={<ButtonLink to={links.activeSessions({ cluster })}>{GO_TO_SESSIONS}</ButtonLink>}
      >
        <title>{pageTitle(titles.joinSession, cluster)}</title>
        <p>{reason}</p>
      </FullPage>
    </DarkGround>
  );
}
