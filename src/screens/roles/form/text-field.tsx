import { useId, type KeyboardEvent } from 'react';
import { Field } from '#ui/field/field.tsx';
import { Input } from '#ui/field/input.tsx';
import { Suggestions } from '#ui/field/suggestions.tsx';

interface TextFieldProps {
  label: string;
  value: string;
  hint?: string | undefined;
  options?: readonly string[] | undefined;
  onChange: (text: string) => void;
}

/** A text input that saves on blur or Enter, because half-typed values are invalid. */
export function TextField({ label, value, hint, options, onChange }: TextFieldProps) {
  const listId = useId();
  const commit = (text: string) => text.trim() !== value && onChange(text.trim());
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) commit(event.currentTarget.value);
  };
  return (
    <Field label={label} hint={hint}>
      {/* The key resets the input when something other than this input changes the value. */}
      <Input
        key={value}
        face="code"
        list={options && listId}
        autoComplete="off"
        spellCheck={false}
        defaultValue={value}
        onKeyDown={onKeyDown}
        onBlur={({ target }) => commit(target.value)}
      />
      <Suggestions id={listId} options={options} />
    </Field>
  );
}
