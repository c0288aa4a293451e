import { connectAs, connectQuestion, GO_TO_SERVERS } from '#domain/resources/messages.ts';
import { browserTabTitle } from '#domain/navigation.ts';
import { links } from '#lib/links.ts';
import { Button } from '#ui/button/button.tsx';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { FullPage } from '#ui/layout/full-page.tsx';
import { UntrustedSentence } from '#ui/text/untrusted-sentence.tsx';
import { connectWarning } from './messages.ts';
import { useServer } from './pane/use-server.ts';
import * as css from './console.css.ts';

interface ConfirmShellProps {
  cluster: string;
  target: { login: string; server_id: string };
  onConfirm: () => void;
}

/** Names server and login when a link from outside would open a shell (docs/behaviour.md#links-that-open-sessions). */
export function ConfirmShell({ cluster, target: { login, server_id: id }, onConfirm }: ConfirmShellProps) {
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
