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

/** A line of text that holds once one leaves it, or at Enter: half of a value is none. */
export function TextField({ label, value, hint, options, onChange }: TextFieldProps) {
  const listId = useId();
  const commit = (text: string) => text.trim() !== value && onChange(text.trim());
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) commit(event.currentTarget.value);
  };
  return (
    <Field label={label} hint={hint}>
      {/* What is changed elsewhere in the document begins it again. */}
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
