import { useMatches, useParams } from 'react-router-dom';
import { pageTitle, titleOf } from '#domain/navigation.ts';
import { links } from '#lib/links.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { FullPage } from '#ui/full-page.tsx';

/** Stands where a screen will be; it claims nothing. */
export function Component() {
  return <NotBuilt />;
}

/** The same for places without the shell around them. */
export function Alone() {
  return <NotBuilt alone />;
}

function NotBuilt({ alone = false }: { alone?: boolean }) {
  const title = titleOf(useMatches().at(-1)?.handle) ?? 'This page';
  const { cluster } = useParams();
  return (
    <FullPage alone={alone} title={title} action={<ButtonLink to={links.home()}>Go to the start page</ButtonLink>}>
      <title>{pageTitle(title, cluster)}</title>
      <p>This screen is not built yet in this version of Postern.</p>
    </FullPage>
  );
}
