import { useQuery } from '@tanstack/react-query';
import { activeSessionsOf } from '#api/active-sessions.ts';
import type { Schemas } from '#api/schemas.ts';
import { pageTitle, titles } from '#domain/navigation.ts';
import { links } from '#lib/links.ts';
import { fieldsOf, listOf, textOr } from '#lib/read.ts';
import { Button } from '#ui/button/button.tsx';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { FullPage } from '#ui/layout/full-page.tsx';
import { UntrustedText } from '#ui/text/untrusted-text.tsx';
import { NOT_CLICKED } from './messages.ts';
import * as css from './console.css.ts';

interface ConfirmJoinProps {
  cluster: string;
  target: { sid: string; mode?: string };
  onConfirm: () => void;
}

/** Whose session it is and where, as the list tells; its id where the list does not know it. */
function Subject({ cluster, sid }: { cluster: string; sid: string }) {
  const { data } = useQuery(activeSessionsOf(cluster));
  const found = listOf(data?.sessions)
    .map((raw) => fieldsOf<Schemas['ActiveSession']>(raw))
    .find(({ id }) => id === sid);
  const owner = textOr(found?.owner, '');
  const hostname = textOr(found?.server_hostname, '');
  if (owner === '' || hostname === '')
    return (
      <>
        session <UntrustedText>{sid}</UntrustedText>
      </>
    );
  return (
    <>
      the session of <UntrustedText>{owner}</UntrustedText> on <UntrustedText>{hostname}</UntrustedText>
    </>
  );
}

/**
 * Names the session and the part before a page that nobody chose joins it (docs/behaviour.md#links-that-open-sessions).
 */
export function ConfirmJoin({ cluster, target: { sid, mode }, onConfirm }: ConfirmJoinProps) {
  const part = mode !== undefined && (
    <>
      {' '}
      as <UntrustedText>{mode}</UntrustedText>
    </>
  );
  return (
    <FullPage
      title={
        <>
          Join <Subject cluster={cluster} sid={sid} />
          {part}?
        </>
      }
      action={
        <span className={css.choice}>
          <Button variant="primary" onClick={onConfirm}>
            Join{part}
          </Button>
          <ButtonLink to={links.activeSessions({ cluster })}>Go to the active sessions</ButtonLink>
        </span>
      }
    >
      <title>{pageTitle(titles.joinSession, cluster)}</title>
      <p>
        {NOT_CLICKED} Join only if you want to: everyone in the session sees that you joined. It runs in the cluster{' '}
        <UntrustedText>{cluster}</UntrustedText>.
      </p>
    </FullPage>
  );
}
