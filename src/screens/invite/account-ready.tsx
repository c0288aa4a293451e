import { useState } from 'react';
import { captureBeforeLogin } from '#api/usage/capture-before-login.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { AuthCard } from '#ui/layout/auth-card.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { RecoveryCodes } from '#features/identity/recovery-codes.tsx';
import { useLinkKind } from './link-kind.ts';
import type { SetupResult as Result } from './set-up-account.ts';
import { CLUSTER_NEEDS_HARDWARE } from '#domain/mfa/messages.ts';
import { recoveryCodesTitle, SAVE_CODES } from './messages.ts';

interface AccountReadyProps {
  result: Result;
  user: string;
  root: string;
  /** Opens the console, in which the user is now signed in. */
  onSaved: () => void;
}

/** The usage events for actions on the recovery codes. */
const RECOVERY_EVENTS = {
  copy: 'tp.ui.recoveryCodesCopy.click',
  print: 'tp.ui.recoveryCodesPrint.click',
  continue: 'tp.ui.recoveryCodesContinue.click',
} as const;

/**
 * Shows the recovery codes, which cannot be shown again. After that, shows a notice if the account can sign in only on
 * the command line.
 */
export function AccountReady({ result: { codes, isForCommandLine }, user, root, onSaved }: AccountReadyProps) {
  const { kind } = useLinkKind();
  const [isSaved, setSaved] = useState(codes.length === 0);
  if (!isSaved)
    return (
      <AuthCard title={SAVE_CODES}>
        <title>{kind.page}</title>
        <RecoveryCodes
          codes={codes}
          heading={recoveryCodesTitle(sanitize(user), sanitize(root))}
          onAction={(action) => captureBeforeLogin(RECOVERY_EVENTS[action], user)}
          onSaved={() => (isForCommandLine ? setSaved(true) : onSaved())}
        />
      </AuthCard>
    );
  return (
    <AuthCard title={kind.done}>
      <title>{kind.page}</title>
      <Banner tone="info">{CLUSTER_NEEDS_HARDWARE}</Banner>
    </AuthCard>
  );
}
