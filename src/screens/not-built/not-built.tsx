import { useMatches, useParams } from 'react-router-dom';
import { pageTitle, titleOf } from '#domain/navigation.ts';
import { links } from '#lib/links.ts';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { FullPage } from '#ui/layout/full-page.tsx';
import { GO_HOME } from '#ui/button/messages.ts';
import { NOT_BUILT, UNTITLED } from './messages.ts';

const useHandle = () => useMatches().at(-1)?.handle;

/** Stands where a screen will be. */
export function Component() {
  const title = titleOf(useHandle()) ?? UNTITLED;
  const { cluster } = useParams();
  return (
    <FullPage title={title} action={<ButtonLink to={links.home()}>{GO_HOME}</ButtonLink>}>
      <title>{pageTitle(title, cluster)}</title>
      <p>{NOT_BUILT}</p>
    </FullPage>
  );
}
