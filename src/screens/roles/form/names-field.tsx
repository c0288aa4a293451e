import { namesFieldAt } from '#domain/roles/role-form-fields.ts';
import type { NodePath } from '#domain/roles/role-document.ts';
import { ChipInput } from '#ui/field/chips/chip-input.tsx';
import { Field } from '#ui/field/field.tsx';
import { YamlOnlyField } from './yaml-only-field.tsx';
import { useRoleForm } from './role-context.ts';

interface NamesFieldProps {
  path: NodePath;
  label: string;
  hint?: string | undefined;
  options?: readonly string[];
}

/** A list of texts, for example logins. */
export function NamesField({ path, label, hint, options }: NamesFieldProps) {
  const { role, change } = useRoleForm();
  const names = namesFieldAt(role, path);
  if (names.type === 'other') return <YamlOnlyField label={label} />;
  return (
    <Field label={label} hint={hint}>
      <ChipInput
        label={label}
        values={names.value}
        suggestions={options}
        onChange={(value) => change({ path, value })}
      />
    </Field>
  );
}
