import { $api } from '#api/api.ts';
import { connectAs, GO_TO_SERVERS } from '#domain/resources/messages.ts';
import { pageTitle } from '#domain/navigation.ts';
import { links } from '#lib/links.ts';
import { Button } from '#ui/button/button.tsx';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { FullPage } from '#ui/layout/full-page.tsx';
import { UntrustedSentence } from '#ui/text/untrusted-sentence.tsx';
import { connectQuestion, connectWarning } from './messages.ts';
import * as css from './console.css.ts';

interface ConfirmProps {
  cluster: string;
  target: { login: string; server_id: string };
  onConfirm: () => void;
}

/** The hostname of the server whose id stands in the address; undefined when the list does not have it. */
function useHostname(cluster: string, id: string): string | undefined {
  const query = { search: `"${id}"`, limit: 5 };
  const { data } = $api.useQuery('get', '/v1/webapi/sites/{cluster}/nodes', { params: { path: { cluster }, query } });
  return data?.items?.find((server) => server.id === id)?.hostname;
}

/**
 * Names the server and the login before a page that the user did not choose opens a shell
 * (docs/behaviour.md#links-that-open-sessions).
 */
export function Confirm({ cluster, target: { login, server_id: id }, onConfirm }: ConfirmProps) {
  const hostname = useHostname(cluster, id) ?? id;
  return (
    <FullPage
      title={<UntrustedSentence of={connectQuestion} parts={[hostname, login]} />}
      action={
        <span className={css.choice}>
          <Button variant="primary" onClick={onConfirm}>
            <UntrustedSentence of={connectAs} parts={[login]} />
          </Button>
          <ButtonLink to={links.servers({ cluster })}>{GO_TO_SERVERS}</ButtonLink>
        </span>
      }
    >
      <title>{pageTitle(`${login}@${hostname}`, cluster)}</title>
      <p>
        <UntrustedSentence of={connectWarning} parts={[hostname, cluster]} />
      </p>
    </FullPage>
  );
}
