import { useOutletContext } from 'react-router-dom';
import { browserTabTitle, pageTitles } from '#domain/navigation.ts';
import type { PageContext } from '#domain/page-context.ts';
import { NotOffered } from '#features/plan/not-offered.tsx';
import { GO_TO_INTEGRATIONS } from '#lib/messages.ts';
import { links } from '#lib/links.ts';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { NoPermission } from '#ui/feedback/no-permission.tsx';
import { PageTitle } from '#ui/layout/page-title.tsx';
import { NOT_AVAILABLE_REASON, NOT_AVAILABLE } from './messages.ts';

export function Component() {
  const { features } = useOutletContext<PageContext>();
  const integrations = features.integrations && <ButtonLink to={links.integrations()}>{GO_TO_INTEGRATIONS}</ButtonLink>;
  return (
    <>
      <title>{browserTabTitle(pageTitles.plugins)}</title>
      <PageTitle>{pageTitles.plugins}</PageTitle>
      {features.plugins ? (
        <NotOffered feature="plugins" title={NOT_AVAILABLE} action={integrations}>
          {NOT_AVAILABLE_REASON}
        </NotOffered>
      ) : (
        <NoPermission permission="plugin: list" />
      )}
    </>
  );
}
