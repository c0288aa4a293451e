// Enrolling a resource begins with what it is (docs/protocol/resources.md#15.2).
import { useSearchParams } from 'react-router-dom';
import { cardOf } from '#domain/enrollment/cards.ts';
import { pageTitle, titles } from '#domain/navigation.ts';
import { links } from '#lib/links.ts';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { PageTitle } from '#ui/layout/page-title.tsx';
import { Catalogue } from './catalogue.tsx';
import { enroll, NO_GUIDE, NO_GUIDE_HELP, SHOW_ALL } from './messages.ts';

export function Component() {
  const [params] = useSearchParams();
  const chosen = cardOf(params.get('add') ?? '');
  return (
    <>
      <title>{pageTitle(titles.discover)}</title>
      <PageTitle>{chosen ? enroll(chosen.name) : titles.discover}</PageTitle>
      {chosen ? <NoGuide /> : <Catalogue />}
    </>
  );
}

/** Stands where a guide will be. */
function NoGuide() {
  return (
    <EmptyState title={NO_GUIDE} action={<ButtonLink to={links.discover()}>{SHOW_ALL}</ButtonLink>}>
      <p>{NO_GUIDE_HELP}</p>
    </EmptyState>
  );
}
