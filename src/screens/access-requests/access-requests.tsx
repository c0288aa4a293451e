// The access requests page. It shows only how access requests affect the current user, because the proxy's open API
// reports nothing else (docs/protocol/resources.md#13.1).
import { useOutletContext } from 'react-router-dom';
import { accessRequestStateOf } from '#domain/access-requests.ts';
import { browserTabTitle, pageTitles } from '#domain/navigation.ts';
import type { PageContext } from '#domain/page-context.ts';
import { NotOffered } from '#features/plan/not-offered.tsx';
import { PlansLink } from '#features/plan/plans-link.tsx';
import { sanitize } from '#lib/text/sanitize.ts';
import { NoPermission } from '#ui/feedback/no-permission.tsx';
import { PageSection } from '#ui/layout/page-section.tsx';
import { PageTitle } from '#ui/layout/page-title.tsx';
import { Panel } from '#ui/layout/panel.tsx';
import { Description, DescriptionList } from '#ui/text/description-list.tsx';
import * as messages from './messages.ts';

export function Component() {
  const { features, user } = useOutletContext<PageContext>();
  const state = accessRequestStateOf(user);
  const mayView = features.accessRequests || state.usesAccessRequests;
  return (
    <>
      <title>{browserTabTitle(pageTitles.accessRequests)}</title>
      <PageTitle>{pageTitles.accessRequests}</PageTitle>
      {mayView ? (
        <>
          <NotOffered
            feature="accessRequests"
            title={messages.NOT_AVAILABLE}
            action={<PlansLink source="accessRequests" />}
          >
            {messages.NOT_AVAILABLE_REASON}
          </NotOffered>
          <YourAccess requestState={state} />
        </>
      ) : (
        <NoPermission permission="access_request: list" />
      )}
    </>
  );
}

const formatNames = (names: readonly string[], emptyText: string): string =>
  names.map(sanitize).join(', ') || emptyText;

function YourAccess({
  requestState: { strategy, prompt, assumedRequestId, roles, reviewers },
}: {
  requestState: ReturnType<typeof accessRequestStateOf>;
}) {
  return (
    <Panel>
      <PageSection title={messages.YOUR_ACCESS_TITLE}>
        <DescriptionList>
          <Description term={messages.STRATEGY_LABEL} face="text">
            {messages.STRATEGIES[strategy]}
          </Description>
          {prompt !== '' && (
            <Description term={messages.REASON_PROMPT} face="text">
              {sanitize(prompt)}
            </Description>
          )}
          <Description term={messages.ASSUMED_REQUEST_LABEL} face={assumedRequestId === '' ? 'text' : 'code'}>
            {sanitize(assumedRequestId) || messages.NO_ASSUMED_REQUEST}
          </Description>
          <Description term={messages.REQUESTABLE_ROLES_LABEL} face="text">
            {formatNames(roles, messages.NO_REQUESTABLE_ROLES)}
          </Description>
          <Description term={messages.REVIEWERS_LABEL} face="text">
            {formatNames(reviewers, messages.NO_REVIEWERS)}
          </Description>
        </DescriptionList>
      </PageSection>
    </Panel>
  );
}
