import { useOutletContext } from 'react-router-dom';
import type { PageContext } from '#domain/page-context.ts';
import { Panel } from '#ui/layout/panel.tsx';
import * as css from './account.css.ts';

const SSO =
  'Recovery codes let people back in who lost their password. You sign in through single sign-on and have none.';
const NO_EMAIL =
  'Only accounts whose username is an e-mail address get recovery codes. Yours is none, so you have no codes.';

/**
 * Where a cluster has them. A proxy shows them once, and tells nobody later when they were made
 * (docs/protocol/auth-and-identity.md#14.3, #27).
 */
export function RecoveryCodes() {
  const { config, user } = useOutletContext<PageContext>();
  if (!config.recoveryCodesEnabled) return null;
  const none = user.authType === 'sso' ? SSO : user.userName.includes('@') ? undefined : NO_EMAIL;
  return (
    <Panel>
      <section className={css.words} aria-labelledby="recovery-codes">
        <h2 id="recovery-codes">Recovery codes</h2>
        {none === undefined ? <Kept /> : <p>{none}</p>}
      </section>
    </Panel>
  );
}

function Kept() {
  return (
    <>
      <p>
        Your codes were made when you registered a device by an invitation or a reset, and were shown that once. The
        proxy does not show them again, nor does it say when it made them.
      </p>
      <p>
        To renew them, ask an administrator to reset your account. The link that you get makes new codes. The reset also
        ends your password and removes all your devices.
      </p>
    </>
  );
}
