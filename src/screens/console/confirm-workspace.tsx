import { browserTabTitle, pageTitles } from '#domain/navigation.ts';
import { isExec, type ServerTarget, type TerminalTarget } from '#domain/terminal/terminal-target.ts';
import { GO_TO_SERVERS, connectAs, connectQuestion } from '#domain/resources/messages.ts';
import { links } from '#lib/links.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { Button } from '#ui/button/button.tsx';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { FullPage } from '#ui/layout/full-page.tsx';
import { UntrustedSentence } from '#ui/text/untrusted-sentence.tsx';
import { ConfirmExec } from './confirm-exec.tsx';
import { execTargetName } from './exec-target-name.ts';
import {
  sessionName,
  connectWarning,
  GO_TO_SESSIONS,
  JOIN_SESSION,
  joinAs,
  joinIdQuestion,
  joinIdQuestionAs,
  joinQuestion,
  joinQuestionAs,
  joinWarning,
} from './messages.ts';
import { useServer } from './pane/use-server.ts';
import { openSessionsQuestion, OPEN_SESSIONS, openSessionsWarning } from './workspace/messages.ts';
import * as css from './console.css.ts';
import { useQuery } from '@tanstack/react-query';
import { activeSessionsOf } from '#api/active-sessions.ts';
import type { Schemas } from '#api/schemas.ts';
import { fieldsOf, listOf, textOr } from '#lib/untrusted.ts';

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
function ConfirmJoin({ cluster, target, onConfirm }: ConfirmJoinProps) {
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

interface ConfirmShellProps {
  cluster: string;
  target: { login: string; server_id: string };
  onConfirm: () => void;
}

/** Names server and login when a link from outside would open a shell (docs/behaviour.md#links-that-open-sessions). */
function ConfirmShell({ cluster, target: { login, server_id: id }, onConfirm }: ConfirmShellProps) {
  const { hostname = id } = useServer(cluster, id);
  return (
    <FullPage
      title={<UntrustedSentence message={connectQuestion} parts={[hostname, login]} />}
      action={
        <span className={css.confirmActions}>
          <Button variant="primary" onClick={onConfirm}>
            <UntrustedSentence message={connectAs} parts={[login]} />
          </Button>
          <ButtonLink to={links.servers({ cluster })}>{GO_TO_SERVERS}</ButtonLink>
        </span>
      }
    >
      <title>{browserTabTitle(`${login}@${hostname}`, cluster)}</title>
      <p>
        <UntrustedSentence message={connectWarning} parts={[hostname, cluster]} />
      </p>
    </FullPage>
  );
}

interface ConfirmWorkspaceProps {
  cluster: string;
  targets: readonly TerminalTarget[];
  onConfirm: () => void;
}

/** Names the sessions that a link from outside would open: a question for one session, a list for several. */
export function ConfirmWorkspace({ cluster, targets, onConfirm }: ConfirmWorkspaceProps) {
  const [onlyTarget] = targets;
  if (targets.length === 1 && onlyTarget) {
    if (isExec(onlyTarget)) return <ConfirmExec cluster={cluster} target={onlyTarget} onConfirm={onConfirm} />;
    return 'sid' in onlyTarget ? (
      <ConfirmJoin cluster={cluster} target={onlyTarget} onConfirm={onConfirm} />
    ) : (
      <ConfirmShell cluster={cluster} target={onlyTarget} onConfirm={onConfirm} />
    );
  }
  return (
    <FullPage
      title={openSessionsQuestion(targets.length)}
      action={
        <span className={css.confirmActions}>
          <Button variant="primary" onClick={onConfirm}>
            {OPEN_SESSIONS}
          </Button>
          <ButtonLink to={links.servers({ cluster })}>{GO_TO_SERVERS}</ButtonLink>
        </span>
      }
    >
      <title>{browserTabTitle(pageTitles.terminal, cluster)}</title>
      <p>
        <UntrustedSentence message={openSessionsWarning} parts={[cluster]} />
      </p>
      <ul className={css.targetList}>
        {targets.map((target, index) => (
          // The list may contain the same session twice.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index}>
            <TargetName cluster={cluster} target={target} />
          </li>
        ))}
      </ul>
    </FullPage>
  );
}

/** The name of a pod target includes its command. */
function TargetName({ cluster, target }: { cluster: string; target: TerminalTarget }) {
  if (isExec(target)) return execTargetName(target, true);
  return 'sid' in target ? sanitize(sessionName(target.sid)) : <ServerName cluster={cluster} target={target} />;
}

interface ServerNameProps {
  cluster: string;
  target: ServerTarget;
}

function ServerName({ cluster, target: { login, server_id: id } }: ServerNameProps) {
  const { hostname = id } = useServer(cluster, id);
  return sanitize(`${login}@${hostname}`);
}
