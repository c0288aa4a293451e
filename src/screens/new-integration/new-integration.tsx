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
import { AWS_OIDC } from '#domain/integrations/messages.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { Banner } from '#ui/feedback/banner.tsx';
import { permissionReason } from '#ui/feedback/messages.ts';
import {
  AWS_DESCRIPTION,
  unknownIntegration,
  ENTERPRISE_KINDS,
  ENTERPRISE_ONLY,
  NO_API,
  SET_UP_AWS,
} from './messages.ts';
import * as css from './new-integration.css.ts';

interface IntegrationKindsProps {
  /** The type from the address, if this console does not support it. */
  requestedType: string | undefined;
  missing: string | undefined;
  discover: unknown;
}

function IntegrationKinds({ requestedType, missing, discover }: IntegrationKindsProps) {
  return (
    <div className={css.stack}>
      {requestedType !== undefined && <Banner tone="warn">{unknownIntegration(sanitize(requestedType))}</Banner>}
      <section className={css.panel} aria-label={AWS_OIDC}>
        <h2>{AWS_OIDC}</h2>
        <p className={css.secondaryText}>{AWS_DESCRIPTION}</p>
        <div>
          <ButtonLink
            variant="primary"
            to={links.newIntegration({ type: 'aws-oidc' })}
            state={discover === undefined ? undefined : { discover }}
            disabledReason={permissionReason(missing)}
          >
            {SET_UP_AWS}
          </ButtonLink>
        </div>
      </section>
      <section className={css.panel} aria-label={ENTERPRISE_ONLY}>
        <h2>{ENTERPRISE_ONLY}</h2>
        <p className={css.secondaryText}>{NO_API}</p>
        <ul className={css.tiles}>
          {ENTERPRISE_KINDS.map((name) => (
            <li key={name} className={css.tile}>
              {name}
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

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
