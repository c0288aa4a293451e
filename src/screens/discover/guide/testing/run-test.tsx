import { useId, type ReactNode } from 'react';
import { useOutletContext } from 'react-router-dom';
import { VERIFY_IDENTITY } from '#domain/mfa/device-messages.ts';
import { requestDeviceChallenge, CHALLENGE_SCOPE } from '#domain/mfa/reauthenticate.ts';
import type { PageContext } from '#domain/page-context.ts';
import { missingPermissionsFor } from '#domain/permissions.ts';
import { Reauthentication } from '#features/identity/reauthentication.tsx';
import { Button } from '#ui/button/button.tsx';
import { permissionReason } from '#ui/feedback/messages.ts';
import { CONTINUE, NEXT } from '#ui/messages.ts';
import { StepActions } from '#ui/steps/steps.tsx';
import { useConnectionTest, type Wanted } from './connection-test.ts';
import type { Guide } from '#screens/discover/guide/guide-state.ts';
import { MFA_FOR_TEST, RUN_TEST, SKIP_TEST } from '#screens/discover/guide/messages.ts';
import { TestResult } from './test-result.tsx';
import * as css from '#screens/discover/guide/guide.css.ts';

interface RunTestProps {
  guide: Guide;
  wanted: Wanted;
  /** Why there is nothing to test with yet. */
  lacks?: string | undefined;
  /** What else leads to the resource. */
  children?: ReactNode;
}

/** Whether what was set up works, asked of the proxy in the user's name. */
export function RunTest({ guide, wanted, lacks, children }: RunTestProps) {
  const { user, config } = useOutletContext<PageContext>();
  const test = useConnectionTest(guide);
  const missing = missingPermissionsFor(user.userAcl, 'connectionDiagnostic').create;
  const reason = permissionReason(missing) ?? lacks;
  const reasonId = useId();
  return (
    <>
      <div className={css.row}>
        <Button pending={test.isBusy} disabledReason={reason} reasonId={reasonId} onClick={() => test.run(wanted)}>
          {RUN_TEST}
        </Button>
        {children}
      </div>
      {reason !== undefined && (
        <p id={reasonId} className={css.quiet}>
          {reason}
        </p>
      )}
      <TestResult test={test} />
      {test.isProofWanted && (
        <Reauthentication
          title={VERIFY_IDENTITY}
          submitLabel={CONTINUE}
          requestChallenge={(signal) =>
            requestDeviceChallenge({ scope: CHALLENGE_SCOPE.session, preferred: config.auth.preferredLocalMfa, signal })
          }
          onAnswered={async (proof) => test.run({ ...wanted, proof })}
          onCancel={test.cancel}
        >
          <p>{MFA_FOR_TEST}</p>
        </Reauthentication>
      )}
      <StepActions>
        <Button variant="primary" onClick={() => guide.act({ do: 'proceed' })}>
          {guide.run.isReported ? NEXT : SKIP_TEST}
        </Button>
      </StepActions>
    </>
  );
}
