import { useId } from 'react';
import { Field } from '#ui/field/field.tsx';
import { Input } from '#ui/field/input.tsx';

interface PathFieldProps {
  label: string;
  hint?: string;
  error?: string | undefined;
  value: string;
  /** Recently used paths. */
  suggestedPaths: readonly string[];
  onChange: (path: string) => void;
}

/** A path on the server, with suggestions in a list of the browser. */
export function PathField({ label, hint, error, value, suggestedPaths, onChange }: PathFieldProps) {
  const id = useId();
  return (
    <>
      <Field label={label} error={error} {...(hint === undefined ? {} : { hint })}>
        <Input
          face="code"
          value={value}
          list={id}
          autoCapitalize="off"
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => onChange(target.value)}
        />
      </Field>
      <datalist id={id}>
        {suggestedPaths.map((path) => (
          <option key={path}>{path}</option>
        ))}
      </datalist>
    </>
  );
}
