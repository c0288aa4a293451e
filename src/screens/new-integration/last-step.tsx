import { RoleArnField, validateRoleArn } from '#features/integrations/role-arn-field.tsx';
import { Input } from '#ui/field/input.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import type { FieldErrors } from '#ui/form/form-errors.ts';
import type { FieldReader } from '#ui/form/use-form.ts';
import type { Typed } from './enrolling.ts';
import { INTEGRATION_NAME, NAME_HINT, NOT_A_NAME } from './messages.ts';
import * as css from './new-integration.css.ts';

/** A browser resolves dots away, so that such an integration could never be changed or deleted. */
const isDots = (name: string): boolean => /^\.{1,2}$/.test(name.trim());

export const lastFaults = (text: FieldReader): FieldErrors => ({
  ...validateRoleArn(text),
  ...(isDots(text('name')) ? { name: NOT_A_NAME } : {}),
});

interface LastStepProps {
  typed: Typed;
  onType: (more: Partial<Typed>) => void;
}

export const LastStep = ({ typed, onType }: LastStepProps) => (
  <div className={css.fields}>
    <RoleArnField initial={typed.roleArn} onTextChange={(roleArn) => onType({ roleArn })} />
    <FormField name="name" label={INTEGRATION_NAME} hint={NAME_HINT}>
      <Input
        required
        autoComplete="off"
        defaultValue={typed.name}
        onChange={({ target }) => onType({ name: target.value })}
      />
    </FormField>
  </div>
);
