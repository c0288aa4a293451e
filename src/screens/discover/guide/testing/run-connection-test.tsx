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
import { useConnectionTest, type ConnectionTestRequest } from './use-connection-test.ts';
import type { Guide } from '#screens/discover/guide/use-guide.ts';
import { MFA_FOR_TEST, RUN_TEST, SKIP_TEST } from '#screens/discover/guide/messages.ts';
import { TestResult } from './test-result.tsx';
import * as css from '#screens/discover/guide/guide.css.ts';

interface RunConnectionTestProps {
  guide: Guide;
  testRequest: ConnectionTestRequest;
  /** Why the test cannot run yet. */
  missingInput?: string | undefined;
  /** Other ways to reach the resource. */
  children?: ReactNode;
}

/** Has the proxy test the connection as the current user. */
export function RunConnectionTest({ guide, testRequest, missingInput, children }: RunConnectionTestProps) {
  const { user, config } = useOutletContext<PageContext>();
  const test = useConnectionTest(guide);
  const missingPermission = missingPermissionsFor(user.userAcl, 'connectionDiagnostic').create;
  const disabledReason = permissionReason(missingPermission) ?? missingInput;
  const reasonId = useId();
  return (
    <>
      <div className={css.row}>
        <Button
          pending={test.isBusy}
          disabledReason={disabledReason}
          reasonId={reasonId}
          onClick={() => test.run(testRequest)}
        >
          {RUN_TEST}
        </Button>
        {children}
      </div>
      {disabledReason !== undefined && (
        <p id={reasonId} className={css.secondaryText}>
          {disabledReason}
        </p>
      )}
      <TestResult test={test} />
      {test.isMfaRequired && (
        <Reauthentication
          title={VERIFY_IDENTITY}
          submitLabel={CONTINUE}
          requestChallenge={(signal) =>
            requestDeviceChallenge({ scope: CHALLENGE_SCOPE.session, preferred: config.auth.preferredLocalMfa, signal })
          }
          onAnswered={async (proof) => test.run({ ...testRequest, proof })}
          onCancel={test.cancel}
        >
          <p>{MFA_FOR_TEST}</p>
        </Reauthentication>
      )}
      <StepActions>
        <Button variant="primary" onClick={() => guide.dispatch({ type: 'proceed' })}>
          {guide.run.isReported ? NEXT : SKIP_TEST}
        </Button>
      </StepActions>
    </>
  );
}
