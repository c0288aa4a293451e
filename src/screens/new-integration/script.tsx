import { awsScript, isRoleName } from '#domain/integrations/aws-oidc.ts';
import { Button } from '#ui/button/button.tsx';
import { Field } from '#ui/field/field.tsx';
import { Input } from '#ui/field/input.tsx';
import { CopyText } from './copy-text.tsx';
import {
  ABOUT_SCRIPT,
  BY_SCRIPT,
  COPY_SCRIPT,
  GO_TO_LAST,
  ROLE_NAME,
  ROLE_NAME_RULE,
  SCRIPT_LABEL,
} from './messages.ts';
import { WithThumbprint } from './thumbprint.tsx';
import * as css from './new-integration.css.ts';

interface ScriptProps {
  host: string;
  role: string;
  onRole: (role: string) => void;
  onLast: () => void;
}

/** For who would rather run a command than follow six steps. */
export function Script({ host, role, onRole, onLast }: ScriptProps) {
  const name = role.trim();
  const isValid = isRoleName(name);
  return (
    <section className={css.panel} aria-label={BY_SCRIPT}>
      <h2>{BY_SCRIPT}</h2>
      <p className={css.quiet}>{ABOUT_SCRIPT}</p>
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
            <CopyText label={SCRIPT_LABEL} copy={COPY_SCRIPT}>
              {awsScript({ host, thumbprint, role: name })}
            </CopyText>
          )}
        </WithThumbprint>
      )}
      <div>
        <Button onClick={onLast}>{GO_TO_LAST}</Button>
      </div>
    </section>
  );
}
