import { useState } from 'react';
import { sanitize } from '#lib/text/sanitize.ts';
import { AuthCard } from '#ui/layout/auth-card.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { RecoveryCodes } from '#features/identity/recovery-codes.tsx';
import { useKind } from './kind.ts';
import type { Outcome as Result } from './set-up.ts';

interface OutcomeProps {
  outcome: Result;
  user: string;
  root: string;
  /** To the console, which the proxy has opened. */
  onSaved: () => void;
}

/** What must be said before one goes on: codes that are shown this once, then perhaps that no browser may sign in. */
export function Outcome({ outcome: { codes, isForCommandLine }, user, root, onSaved }: OutcomeProps) {
  const { kind } = useKind();
  const [isSaved, setSaved] = useState(codes.length === 0);
  if (!isSaved)
    return (
      <AuthCard title="Save your recovery codes">
        <title>{kind.page}</title>
        <RecoveryCodes
          codes={codes}
          heading={`Recovery codes of ${sanitize(user)} at ${sanitize(root)}`}
          onSaved={() => (isForCommandLine ? setSaved(true) : onSaved())}
        />
      </AuthCard>
    );
  return (
    <AuthCard title={kind.done}>
      <title>{kind.page}</title>
      <Banner tone="info">
        This cluster requires a private key on hardware, which a browser does not have. Sign in with the command line.
      </Banner>
    </AuthCard>
  );
}
