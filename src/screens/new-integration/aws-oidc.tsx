// The steps that lead to an integration with AWS (docs/behaviour.md#integrations).
import { useState } from 'react';
import { useOutletContext } from 'react-router-dom';
import { AUDIENCE, RDS_POLICY, providerHost, providerUrl } from '#domain/integrations/aws-oidc.ts';
import type { PageContext } from '#domain/page-context.ts';
import { textOr } from '#lib/untrusted.ts';
import { Button } from '#ui/button/button.tsx';
import { LeaveGuard } from '#ui/dialog/leave-guard.tsx';
import { Form } from '#ui/form/form.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { BACK, NEXT } from '#ui/messages.ts';
import { StepActions, StepPanel, Steps } from '#ui/steps/steps.tsx';
import { CopyText } from './copy-text.tsx';
import { CreatedDialog } from './created-dialog.tsx';
import { UNTYPED, useEnrolling, type Typed } from './enrolling.ts';
import { lastFaults, LastStep } from './last-step.tsx';
import {
  AUDIENCE_LABEL,
  COPY_AUDIENCE,
  COPY_POLICY,
  COPY_URL,
  CREATE_INTEGRATION,
  POLICY_LABEL,
  PROVIDER_URL,
  STEPS,
} from './messages.ts';
import { Script } from './script.tsx';
import { ThumbprintField, WithThumbprint } from './thumbprint.tsx';
import * as css from './new-integration.css.ts';

const PROVIDER_STEP = 1;
const POLICY_STEP = 4;
const LAST_STEP = STEPS.length - 1;
const TITLES = STEPS.map(({ title }) => title);

const isTyped = (typed: Typed): boolean => JSON.stringify(typed) !== JSON.stringify(UNTYPED);

/** One step after another; what was typed stays when one goes back. */
export function AwsOidc({ discover }: { discover: unknown }) {
  const { user } = useOutletContext<PageContext>();
  const host = providerHost(textOr(user.cluster.publicURL, ''), location.host);
  const [at, setAt] = useState(0);
  const [hasMoved, setMoved] = useState(false);
  const [typed, setTyped] = useState(UNTYPED);
  const { made, isBusy, refusal, create } = useEnrolling(discover === undefined);
  const type = (more: Partial<Typed>) => setTyped((typed) => ({ ...typed, ...more }));
  const go = (step: number) => {
    setMoved(true);
    setAt(step);
  };
  const isLast = at === LAST_STEP;
  return (
    <>
      <Steps titles={TITLES} currentIndex={at}>
        <Form
          key={at}
          className={css.stack}
          tracksUnsavedWork={false}
          isBusy={isBusy}
          refusal={isLast ? refusal : undefined}
          {...(isLast && { validate: lastFaults })}
          onSubmit={() => (isLast ? create(typed) : go(at + 1))}
        >
          <StepPanel titles={TITLES} currentIndex={at} hasMoved={hasMoved}>
            <ol className={css.lines}>
              {STEPS[at]?.lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ol>
            {at === PROVIDER_STEP && <Provider host={host} typed={typed} onType={type} />}
            {at === POLICY_STEP && (
              <CopyText label={POLICY_LABEL} copy={COPY_POLICY}>
                {RDS_POLICY}
              </CopyText>
            )}
            {isLast && <LastStep typed={typed} onType={type} />}
          </StepPanel>
          <StepActions>
            {at > 0 && <Button onClick={() => go(at - 1)}>{BACK}</Button>}
            <SubmitButton>{isLast ? CREATE_INTEGRATION : NEXT}</SubmitButton>
          </StepActions>
        </Form>
        {at === 0 && (
          <Script host={host} role={typed.role} onRole={(role) => type({ role })} onLast={() => go(LAST_STEP)} />
        )}
      </Steps>
      <LeaveGuard isUnsaved={made === undefined && isTyped(typed)} isPending={isBusy} />
      {made !== undefined && <CreatedDialog name={made} discover={discover} />}
    </>
  );
}

interface ProviderProps {
  host: string;
  typed: Typed;
  onType: (more: Partial<Typed>) => void;
}

const Provider = ({ host, typed, onType }: ProviderProps) => (
  <div className={css.fields}>
    <CopyText label={PROVIDER_URL} copy={COPY_URL}>
      {providerUrl(host)}
    </CopyText>
    <CopyText label={AUDIENCE_LABEL} copy={COPY_AUDIENCE}>
      {AUDIENCE}
    </CopyText>
    <WithThumbprint>
      {(expected) => (
        <ThumbprintField expected={expected} typed={typed.thumbprint} onType={(thumbprint) => onType({ thumbprint })} />
      )}
    </WithThumbprint>
  </div>
);
