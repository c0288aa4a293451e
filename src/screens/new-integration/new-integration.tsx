// The kinds of integrations, and the steps for the kind that open source proxies support.
import { useLocation, useOutletContext, useParams } from 'react-router-dom';
import { pageTitles } from '#domain/navigation.ts';
import type { PageContext } from '#domain/page-context.ts';
import { missingPermissionsFor } from '#domain/permissions.ts';
import { links } from '#lib/links.ts';
import { fieldsOf } from '#lib/untrusted.ts';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { NoPermission } from '#ui/feedback/no-permission.tsx';
import { PageTitle } from '#ui/layout/page-title.tsx';
import { CANCEL } from '#ui/messages.ts';
import { AwsOidcGuide } from './aws-oidc-guide.tsx';
import { IntegrationKinds } from './integration-kinds.tsx';

export function Component() {
  const { type } = useParams();
  const { user } = useOutletContext<PageContext>();
  // Users who came from the enrollment guide return to the guide with the new integration
  // (docs/protocol/resources.md#15.1).
  const { discover } = fieldsOf<{ discover: unknown }>(useLocation().state);
  const missingPermission = missingPermissionsFor(user.userAcl, 'integrations').create;
  const backLink = discover === undefined ? links.integrations() : links.discover();
  return (
    <>
      <title>{pageTitles.newIntegration}</title>
      <PageTitle
        actions={
          <ButtonLink to={backLink} state={discover === undefined ? undefined : { discover }}>
            {CANCEL}
          </ButtonLink>
        }
      >
        {pageTitles.newIntegration}
      </PageTitle>
      {type !== 'aws-oidc' && <IntegrationKinds requestedType={type} missing={missingPermission} discover={discover} />}
      {type === 'aws-oidc' && missingPermission !== undefined && <NoPermission permission={missingPermission} />}
      {type === 'aws-oidc' && missingPermission === undefined && <AwsOidcGuide discover={discover} />}
    </>
  );
}
