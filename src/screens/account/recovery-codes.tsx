import { useOutletContext } from 'react-router-dom';
import type { PageContext } from '#domain/page-context.ts';
import { Panel } from '#ui/layout/panel.tsx';
import { RECOVERY_CODES } from '#features/identity/messages.ts';
import { CODES_SHOWN_ONCE, NEW_CODES, NO_CODES_WITH_SSO, NO_CODES_WITHOUT_EMAIL } from './messages.ts';
import * as css from './account.css.ts';

/**
 * Shown only in clusters with recovery codes. The proxy shows the codes once and never reports when they were created
 * (docs/protocol/auth-and-identity.md#14.3, #27).
 */
export function RecoveryCodes() {
  const { config, user } = useOutletContext<PageContext>();
  if (!config.recoveryCodesEnabled) return null;
  const noCodesReason =
    user.authType === 'sso' ? NO_CODES_WITH_SSO : user.userName.includes('@') ? undefined : NO_CODES_WITHOUT_EMAIL;
  return (
    <Panel>
      <section className={css.text} aria-labelledby="recovery-codes">
        <h2 id="recovery-codes">{RECOVERY_CODES}</h2>
        {noCodesReason === undefined ? <ExistingCodes /> : <p>{noCodesReason}</p>}
      </section>
    </Panel>
  );
}

function ExistingCodes() {
  return (
    <>
      <p>{CODES_SHOWN_ONCE}</p>
      <p>{NEW_CODES}</p>
    </>
  );
}
