import { Input } from '#ui/field/input.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { NAME_HINT } from './messages.ts';

interface NameFieldProps {
  label: string;
  /** Describes which names are invalid and why. */
  rule: string;
  initialValue?: string;
  onChange: (name: string) => void;
}

/** Whether a name is `.` or `..`. Names are part of the paths of calls, where these have a special meaning. */
export const isUnusableName = (name: string): boolean => /^\.{1,2}$/.test(name);

export function NameField({ label, rule, initialValue, onChange }: NameFieldProps) {
  return (
    <FormField name="name" label={label} hint={NAME_HINT}>
      <Input
        required
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        pattern="[^\/%]+"
        title={rule}
        defaultValue={initialValue}
        onChange={({ target }) => onChange(target.value.trim())}
      />
    </FormField>
  );
}
