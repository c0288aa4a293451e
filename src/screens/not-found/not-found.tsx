import { ButtonLink } from '#ui/button/button-link.tsx';
import { FullPage } from '#ui/layout/full-page.tsx';
import { links } from '#lib/links.ts';

/** The words are fixed (docs/behaviour.md#errors). */
export function Component() {
  return (
    <FullPage title="404 Not Found" action={<ButtonLink to={links.home()}>Go to the start page</ButtonLink>}>
      <title>404 Not Found</title>
      <p>The requested path could not be found.</p>
    </FullPage>
  );
}
