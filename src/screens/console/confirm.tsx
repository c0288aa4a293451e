import { $api } from '#api/api.ts';
import { pageTitle } from '#domain/navigation.ts';
import { links } from '#lib/links.ts';
import { Button } from '#ui/button/button.tsx';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { FullPage } from '#ui/layout/full-page.tsx';
import { UntrustedText } from '#ui/text/untrusted-text.tsx';
import { NOT_CLICKED } from './messages.ts';
import * as css from './console.css.ts';

interface ConfirmProps {
  cluster: string;
  target: { login: string; server_id: string };
  onConfirm: () => void;
}

/** What people call the server whose id stands in the address; undefined when the list does not know it. */
function useHostname(cluster: string, id: string): string | undefined {
  const query = { search: `"${id}"`, limit: 5 };
  const { data } = $api.useQuery('get', '/v1/webapi/sites/{cluster}/nodes', { params: { path: { cluster }, query } });
  return data?.items?.find((server) => server.id === id)?.hostname;
}

/**
 * Names the server and the login before a page that nobody chose opens a shell
 * (docs/behaviour.md#links-that-open-sessions).
 */
export function Confirm({ cluster, target: { login, server_id: id }, onConfirm }: ConfirmProps) {
  const hostname = useHostname(cluster, id) ?? id;
  return (
    <FullPage
      title={
        <>
          Connect to <UntrustedText>{hostname}</UntrustedText> as <UntrustedText>{login}</UntrustedText>?
        </>
      }
      action={
        <span className={css.choice}>
          <Button variant="primary" onClick={onConfirm}>
            Connect as <UntrustedText>{login}</UntrustedText>
          </Button>
          <ButtonLink to={links.servers({ cluster })}>Go to the servers</ButtonLink>
        </span>
      }
    >
      <title>{pageTitle(`${login}@${hostname}`, cluster)}</title>
      <p>
        {NOT_CLICKED} Connect only if you want a shell on <UntrustedText>{hostname}</UntrustedText> in the cluster{' '}
        <UntrustedText>{cluster}</UntrustedText>.
      </p>
    </FullPage>
  );
}
