import { useQuery } from '@tanstack/react-query';
import { activeSessionsOf } from '#api/active-sessions.ts';
import type { Schemas } from '#api/schemas.ts';
import { browserTabTitle, pageTitles } from '#domain/navigation.ts';
import { links } from '#lib/links.ts';
import { fieldsOf, listOf, textOr } from '#lib/untrusted.ts';
import { Button } from '#ui/button/button.tsx';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { FullPage } from '#ui/layout/full-page.tsx';
import { UntrustedSentence } from '#ui/text/untrusted-sentence.tsx';
import {
  GO_TO_SESSIONS,
  JOIN_SESSION,
  joinAs,
  joinIdQuestion,
  joinIdQuestionAs,
  joinQuestion,
  joinQuestionAs,
  joinWarning,
} from './messages.ts';
import * as css from './console.css.ts';

interface ConfirmJoinProps {
  cluster: string;
  target: { sid: string; mode?: string };
  onConfirm: () => void;
}

/** Names the session by its owner and host. Shows its ID if the list of sessions does not have it. */
function JoinQuestion({ cluster, target: { sid, mode } }: Pick<ConfirmJoinProps, 'cluster' | 'target'>) {
  const { data } = useQuery(activeSessionsOf(cluster));
  const session = listOf(data?.sessions)
    .map((raw) => fieldsOf<Schemas['ActiveSession']>(raw))
    .find(({ id }) => id === sid);
  const owner = textOr(session?.owner, '');
  const host = textOr(session?.server_hostname, '');
  if (owner === '' || host === '')
    return mode === undefined ? (
      <UntrustedSentence message={joinIdQuestion} parts={[sid]} />
    ) : (
      <UntrustedSentence message={joinIdQuestionAs} parts={[sid, mode]} />
    );
  return mode === undefined ? (
    <UntrustedSentence message={joinQuestion} parts={[owner, host]} />
  ) : (
    <UntrustedSentence message={joinQuestionAs} parts={[owner, host, mode]} />
  );
}

/** Names the session and the mode when a link from outside would join (docs/behaviour.md#links-that-open-sessions). */
export function ConfirmJoin({ cluster, target, onConfirm }: ConfirmJoinProps) {
  const { mode } = target;
  return (
    <FullPage
      title={<JoinQuestion cluster={cluster} target={target} />}
      action={
        <span className={css.confirmActions}>
          <Button variant="primary" onClick={onConfirm}>
            {mode === undefined ? JOIN_SESSION : <UntrustedSentence message={joinAs} parts={[mode]} />}
          </Button>
          <ButtonLink to={links.activeSessions({ cluster })}>{GO_TO_SESSIONS}</ButtonLink>
        </span>
      }
    >
      <title>{browserTabTitle(pageTitles.joinSession, cluster)}</title>
      <p>
        <UntrustedSentence message={joinWarning} parts={[cluster]} />
      </p>
    </FullPage>
  );
}
