import { sanitize } from '#lib/text/sanitize.ts';
import { Field } from '#ui/field/field.tsx';
import { Select } from '#ui/field/select.tsx';

interface NameSelectProps {
  label: string;
  names: readonly string[];
  value: string;
  onChange: (name: string) => void;
}

/** Selects one of the names to connect with. */
export const NameSelect = ({ label, names, value, onChange }: NameSelectProps) => (
  <Field label={label}>
    <Select value={value} onChange={({ target }) => onChange(target.value)}>
      {names.map((name) => (
        <option key={name} value={name}>
          {sanitize(name)}
        </option>
      ))}
    </Select>
  </Field>
);
