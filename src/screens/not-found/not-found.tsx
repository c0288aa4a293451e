import { ButtonLink } from '#ui/button/button-link.tsx';
import { FullPage } from '#ui/layout/full-page.tsx';
import { GO_HOME } from '#ui/button/messages.ts';
import { links } from '#lib/links.ts';
import { NOT_FOUND, PATH_NOT_FOUND } from './messages.ts';

export function Component() {
  return (
    <FullPage title={NOT_FOUND} action={<ButtonLink to={links.home()}>{GO_HOME}</ButtonLink>}>
      <title>{NOT_FOUND}</title>
      <p>{PATH_NOT_FOUND}</p>
    </FullPage>
  );
}
