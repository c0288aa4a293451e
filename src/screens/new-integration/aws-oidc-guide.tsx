// The steps to create an integration with AWS (docs/behaviour.md#integrations).
import { useState } from 'react';
import { useOutletContext, useNavigate } from 'react-router-dom';
import {
  AUDIENCE,
  RDS_POLICY,
  providerHost,
  providerUrl,
  awsScript,
  isRoleName,
} from '#domain/integrations/aws-oidc.ts';
import type { PageContext } from '#domain/page-context.ts';
import { textOr } from '#lib/untrusted.ts';
import { Button } from '#ui/button/button.tsx';
import { LeaveGuard } from '#ui/dialog/leave-guard.tsx';
import { Form } from '#ui/form/form.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { BACK, NEXT } from '#ui/messages.ts';
import { StepActions, StepPanel, Steps } from '#ui/steps/steps.tsx';
import { EMPTY_FORM, useCreateIntegration, type IntegrationFormValues } from './use-create-integration.ts';
import {
  AUDIENCE_LABEL,
  COPY_AUDIENCE,
  COPY_POLICY,
  COPY_URL,
  CREATE_INTEGRATION,
  POLICY_LABEL,
  PROVIDER_URL,
  AWS_STEPS,
  ADD_ANOTHER,
  CONTINUE_ENROLLING,
  integrationCreated,
  NEXT_STEP_HINT,
  INTEGRATION_NAME,
  NAME_HINT,
  NAME_OF_DOTS,
  SCRIPT_DESCRIPTION,
  USE_AWS_CLI,
  COPY_SCRIPT,
  GO_TO_LAST_STEP,
  ROLE_NAME,
  ROLE_NAME_RULE,
  SCRIPT_LABEL,
} from './messages.ts';
import { ThumbprintField, WithThumbprint } from './thumbprint.tsx';
import * as css from './new-integration.css.ts';
import { links } from '#lib/links.ts';
import { GO_TO_INTEGRATIONS } from '#lib/messages.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { Dialog, DialogActions } from '#ui/dialog/dialog.tsx';
import { RoleArnField, validateRoleArn } from '#features/integrations/role-arn-field.tsx';
import { Input } from '#ui/field/input.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import type { FieldErrors } from '#ui/form/form-errors.ts';
import type { FieldReader } from '#ui/form/use-form.ts';
import { Field } from '#ui/field/field.tsx';
import { CopyButton } from '#ui/button/copy-button.tsx';
import { command, line } from '#ui/text/command-steps.css.ts';
import { LongText } from '#ui/text/long-text.tsx';

interface CopyTextProps {
  label: string;
  /** Accessible name of the copy button. */
  copyLabel: string;
  children: string;
}

/** A value to copy. Invisible characters are escaped on screen, but copied unchanged. */
const CopyText = ({ label, copyLabel, children }: CopyTextProps) => (
  <div>
    <p className={css.label}>{label}</p>
    <LongText text={children} hasCopy>
      {(visibleText) => (
        <div className={line}>
          <code className={command}>{visibleText}</code>
          <CopyButton text={children} label={copyLabel} />
        </div>
      )}
    </LongText>
  </div>
);

interface AwsScriptProps {
  host: string;
  role: string;
  onRole: (role: string) => void;
  onGoToLastStep: () => void;
}

/** An alternative to the first six steps: a script that adds the provider and creates the role. */
function AwsScript({ host, role, onRole, onGoToLastStep }: AwsScriptProps) {
  const name = role.trim();
  const isValid = isRoleName(name);
  return (
    <section className={css.panel} aria-label={USE_AWS_CLI}>
      <h2>{USE_AWS_CLI}</h2>
      <p className={css.secondaryText}>{SCRIPT_DESCRIPTION}</p>
      <div className={css.fields}>
        <Field label={ROLE_NAME} {...(isValid ? {} : { error: ROLE_NAME_RULE })}>
          <Input
            face="code"
            autoComplete="off"
            spellCheck={false}
            value={role}
            onChange={({ target }) => onRole(target.value)}
          />
        </Field>
      </div>
      {isValid && (
        <WithThumbprint>
          {(thumbprint) => (
            <CopyText label={SCRIPT_LABEL} copyLabel={COPY_SCRIPT}>
              {awsScript({ host, thumbprint, role: name })}
            </CopyText>
          )}
        </WithThumbprint>
      )}
      <div>
        <Button onClick={onGoToLastStep}>{GO_TO_LAST_STEP}</Button>
      </div>
    </section>
  );
}

/** Browsers remove the path segments `.` and `..`, so the console could never edit or delete such an integration. */
const isOnlyDots = (name: string): boolean => /^\.{1,2}$/.test(name.trim());

const validateNameAndRole = (readField: FieldReader): FieldErrors => ({
  ...validateRoleArn(readField),
  ...(isOnlyDots(readField('name')) ? { name: NAME_OF_DOTS } : {}),
});

interface NameAndRoleStepProps {
  values: IntegrationFormValues;
  onChange: (changes: Partial<IntegrationFormValues>) => void;
}

const NameAndRoleStep = ({ values, onChange }: NameAndRoleStepProps) => (
  <div className={css.fields}>
    <RoleArnField initial={values.roleArn} onTextChange={(roleArn) => onChange({ roleArn })} />
    <FormField name="name" label={INTEGRATION_NAME} hint={NAME_HINT}>
      <Input
        required
        autoComplete="off"
        defaultValue={values.name}
        onChange={({ target }) => onChange({ name: target.value })}
      />
    </FormField>
  </div>
);

interface CreatedDialogProps {
  name: string;
  /** State of the guide that opened this page. It is passed back when the user returns to the guide. */
  discover: unknown;
}

function CreatedDialog({ name, discover }: CreatedDialogProps) {
  const navigate = useNavigate();
  const isFromDiscover = discover !== undefined;
  const goToNextPage = () =>
    void (isFromDiscover
      ? navigate(links.discover(), { state: { discover, integration: name } })
      : navigate(links.integrations()));
  return (
    <Dialog title={integrationCreated(sanitize(name))} onClose={goToNextPage}>
      <p>{NEXT_STEP_HINT}</p>
      <DialogActions>
        {!isFromDiscover && <Button onClick={() => void navigate(links.newIntegration())}>{ADD_ANOTHER}</Button>}
        <Button variant="primary" onClick={goToNextPage}>
          {isFromDiscover ? CONTINUE_ENROLLING : GO_TO_INTEGRATIONS}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

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
          <StepPanel titles={STEP_TITLES} currentIndex={stepIndex} wasAnotherStepShown={hasMoved}>
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
