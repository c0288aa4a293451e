import { AWS_OIDC } from '#domain/integrations/messages.ts';
import { links } from '#lib/links.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { ButtonLink } from '#ui/button/button-link.tsx';
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

export function IntegrationKinds({ requestedType, missing, discover }: IntegrationKindsProps) {
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
