import { browserTabTitle, pageTitles } from '#domain/navigation.ts';
import { isExec, type ServerTarget, type TerminalTarget } from '#domain/terminal/terminal-target.ts';
import { GO_TO_SERVERS } from '#domain/resources/messages.ts';
import { links } from '#lib/links.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { Button } from '#ui/button/button.tsx';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { FullPage } from '#ui/layout/full-page.tsx';
import { UntrustedSentence } from '#ui/text/untrusted-sentence.tsx';
import { ConfirmShell } from './confirm-shell.tsx';
import { ConfirmExec } from './confirm-exec.tsx';
import { ConfirmJoin } from './confirm-join.tsx';
import { execTargetName } from './exec-target-name.ts';
import { sessionName } from './messages.ts';
import { useServer } from './pane/use-server.ts';
import { openSessionsQuestion, OPEN_SESSIONS, openSessionsWarning } from './workspace/messages.ts';
import * as css from './console.css.ts';

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
