import { useOutletContext } from 'react-router-dom';
import { $api } from '#api/api.ts';
import { editionOf } from '#domain/help-links.ts';
import type { PageContext } from '#domain/page-context.ts';
import { callToActionEvent, plansLink, type CallToActionSource } from '#domain/plan.ts';
import { ExternalLink } from '#ui/button/external-link.tsx';
import { COMPARE_PLANS } from './messages.ts';

/** Links to a comparison of plans, and reports to the proxy on which page the user followed the link. */
export function PlansLink({ source }: { source: CallToActionSource }) {
  const { config, user } = useOutletContext<PageContext>();
  const { mutate } = $api.useMutation('post', '/v1/webapi/capture');
  return (
    <ExternalLink
      to={plansLink(editionOf(config, user.cluster))}
      onClick={() => mutate({ body: callToActionEvent(source) })}
    >
      {COMPARE_PLANS}
    </ExternalLink>
  );
}
