import { awsScript, isRoleName } from '#domain/integrations/aws-oidc.ts';
import { Button } from '#ui/button/button.tsx';
import { Field } from '#ui/field/field.tsx';
import { Input } from '#ui/field/input.tsx';
import { CopyText } from './copy-text.tsx';
import {
  SCRIPT_DESCRIPTION,
  USE_AWS_CLI,
  COPY_SCRIPT,
  GO_TO_LAST_STEP,
  ROLE_NAME,
  ROLE_NAME_RULE,
  SCRIPT_LABEL,
} from './messages.ts';
import { WithThumbprint } from './thumbprint.tsx';
import * as css from './new-integration.css.ts';

interface AwsScriptProps {
  host: string;
  role: string;
  onRole: (role: string) => void;
  onGoToLastStep: () => void;
}

/** An alternative to the six manual steps: a script that creates the role. */
export function AwsScript({ host, role, onRole, onGoToLastStep }: AwsScriptProps) {
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
