// The steps to create an integration with AWS (docs/behaviour.md#integrations).
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
import { EMPTY_FORM, useCreateIntegration, type IntegrationFormValues } from './use-create-integration.ts';
import { validateNameAndRole, NameAndRoleStep } from './name-and-role-step.tsx';
import {
  AUDIENCE_LABEL,
  COPY_AUDIENCE,
  COPY_POLICY,
  COPY_URL,
  CREATE_INTEGRATION,
  POLICY_LABEL,
  PROVIDER_URL,
  AWS_STEPS,
} from './messages.ts';
import { AwsScript } from './aws-script.tsx';
import { ThumbprintField, WithThumbprint } from './thumbprint.tsx';
import * as css from './new-integration.css.ts';

const PROVIDER_STEP = 1;
const POLICY_STEP = 4;
const LAST_STEP = AWS_STEPS.length - 1;
const STEP_TITLES = AWS_STEPS.map(({ title }) => title);

const hasInput = (values: IntegrationFormValues): boolean => JSON.stringify(values) !== JSON.stringify(EMPTY_FORM);

/** Shows one step at a time. Typed values stay when the user goes back. */
export function AwsOidcGuide({ discover }: { discover: unknown }) {
  const { user } = useOutletContext<PageContext>();
  const host = providerHost(textOr(user.cluster.publicURL, ''), location.host);
  const [stepIndex, setStepIndex] = useState(0);
  const [hasMoved, setMoved] = useState(false);
  const [values, setValues] = useState(EMPTY_FORM);
  const { createdName: created, isBusy, refusal, create } = useCreateIntegration(discover === undefined);
  const updateValues = (changes: Partial<IntegrationFormValues>) =>
    setValues((current) => ({ ...current, ...changes }));
  const goToStep = (step: number) => {
    setMoved(true);
    setStepIndex(step);
  };
  const isLast = stepIndex === LAST_STEP;
  return (
    <>
      <Steps titles={STEP_TITLES} currentIndex={stepIndex}>
        <Form
          key={stepIndex}
          className={css.stack}
          tracksUnsavedWork={false}
          isBusy={isBusy}
          refusal={isLast ? refusal : undefined}
          {...(isLast && { validate: validateNameAndRole })}
          onSubmit={() => (isLast ? create(values) : goToStep(stepIndex + 1))}
        >
          <StepPanel titles={STEP_TITLES} currentIndex={stepIndex} hasMoved={hasMoved}>
            <ol className={css.lines}>
              {AWS_STEPS[stepIndex]?.lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ol>
            {stepIndex === PROVIDER_STEP && <ProviderStep host={host} values={values} onChange={updateValues} />}
            {stepIndex === POLICY_STEP && (
              <CopyText label={POLICY_LABEL} copyLabel={COPY_POLICY}>
                {RDS_POLICY}
              </CopyText>
            )}
            {isLast && <NameAndRoleStep values={values} onChange={updateValues} />}
          </StepPanel>
          <StepActions>
            {stepIndex > 0 && <Button onClick={() => goToStep(stepIndex - 1)}>{BACK}</Button>}
            <SubmitButton>{isLast ? CREATE_INTEGRATION : NEXT}</SubmitButton>
          </StepActions>
        </Form>
        {stepIndex === 0 && (
          <AwsScript
            host={host}
            role={values.role}
            onRole={(role) => updateValues({ role })}
            onGoToLastStep={() => goToStep(LAST_STEP)}
          />
        )}
      </Steps>
      <LeaveGuard isUnsaved={created === undefined && hasInput(values)} isPending={isBusy} />
      {created !== undefined && <CreatedDialog name={created} discover={discover} />}
    </>
  );
}

interface ProviderStepProps {
  host: string;
  values: IntegrationFormValues;
  onChange: (changes: Partial<IntegrationFormValues>) => void;
}

const ProviderStep = ({ host, values, onChange }: ProviderStepProps) => (
  <div className={css.fields}>
    <CopyText label={PROVIDER_URL} copyLabel={COPY_URL}>
      {providerUrl(host)}
    </CopyText>
    <CopyText label={AUDIENCE_LABEL} copyLabel={COPY_AUDIENCE}>
      {AUDIENCE}
    </CopyText>
    <WithThumbprint>
      {(expected) => (
        <ThumbprintField
          expected={expected}
          typed={values.thumbprint}
          onChange={(thumbprint) => onChange({ thumbprint })}
        />
      )}
    </WithThumbprint>
  </div>
);
