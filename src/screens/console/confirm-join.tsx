import { useQuery } from '@tanstack/react-query';
import { activeSessionsOf } from '#api/active-sessions.ts';
import { pageTitle, titles } from '#domain/navigation.ts';
import { links } from '#lib/links.ts';
import { fieldsOf, listOf, textOr } from '#lib/read.ts';
import { visible } from '#lib/visible.ts';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { FullPage } from '#ui/full-page.tsx';
import * as css from './console.css.ts';

interface ConfirmJoinProps {
  cluster: string;
  target: { sid: string; mode?: string };
  onConfirm: () => void;
}

/** Whose session it is and where, as the list tells; its id where the list does not know it. */
function useSubject(cluster: string, sid: string): string {
  const { data } = useQuery(activeSessionsOf(cluster));
  const found = listOf(data?.sessions)
    .map(fieldsOf)
    .find(({ id }) => id === sid);
  const owner = textOr(found?.owner, '');
  const hostname = textOr(found?.server_hostname, '');
  return owner && hostname ? `the session of ${visible(owner)} on ${visible(hostname)}` : `session ${visible(sid)}`;
}

/** Names the session and the part before a link from elsewhere joins it (decisions 11). */
export function ConfirmJoin({ cluster, target: { sid, mode }, onConfirm }: ConfirmJoinProps) {
  const subject = useSubject(cluster, sid);
  const part = mode === undefined ? '' : ` as ${visible(mode)}`;
  return (
    <FullPage
      title={`Join ${subject}${part}?`}
      action={
        <span className={css.choice}>
          <Button variant="primary" onClick={onConfirm}>
            {`Join${part}`}
          </Button>
          <ButtonLink to={links.activeSessions({ cluster })}>Go to the active sessions</ButtonLink>
        </span>
      }
    >
      <title>{pageTitle(titles.joinSession, cluster)}</title>
      <p>
        A link asks to join a running session in the cluster {visible(cluster)}. Everybody in it will see that you came.
      </p>
    </FullPage>
  );
}
