import { RoleArnField, validateRoleArn } from '#features/integrations/role-arn-field.tsx';
import { Input } from '#ui/field/input.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import type { FieldErrors } from '#ui/form/form-errors.ts';
import type { FieldReader } from '#ui/form/use-form.ts';
import type { IntegrationFormValues } from './use-create-integration.ts';
import { INTEGRATION_NAME, NAME_HINT, NAME_OF_DOTS } from './messages.ts';
import * as css from './new-integration.css.ts';

/** Browsers remove path segments of dots, so the console could never edit or delete such an integration. */
const isOnlyDots = (name: string): boolean => /^\.{1,2}$/.test(name.trim());

export const validateNameAndRole = (readField: FieldReader): FieldErrors => ({
  ...validateRoleArn(readField),
  ...(isOnlyDots(readField('name')) ? { name: NAME_OF_DOTS } : {}),
});

interface NameAndRoleStepProps {
  values: IntegrationFormValues;
  onChange: (changes: Partial<IntegrationFormValues>) => void;
}

export const NameAndRoleStep = ({ values, onChange }: NameAndRoleStepProps) => (
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
