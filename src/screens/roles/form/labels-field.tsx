import Trash2 from 'lucide-react/icons/trash-2';
import { useRef, useState, type RefObject } from 'react';
import { labelsFieldAt, type LabelRow } from '#domain/roles/role-form-fields.ts';
import type { NodePath } from '#domain/roles/role-document.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { Button } from '#ui/button/button.tsx';
import { IconButton } from '#ui/button/icon-button.tsx';
import { ChipInput } from '#ui/field/chips/chip-input.tsx';
import { Input } from '#ui/field/input.tsx';
import { YamlOnlyField } from './yaml-only-field.tsx';
import * as css from './form.css.ts';
import * as messages from './messages.ts';
import { useRoleForm } from './role-context.ts';

interface LabelsFieldProps {
  path: NodePath;
  label: string;
  hint?: string | undefined;
}

/** Labels that select resources: each has a name and several accepted values. */
export function LabelsField({ path, label, hint }: LabelsFieldProps) {
  const { role } = useRoleForm();
  const newName = useRef<HTMLInputElement>(null);
  const [addedName, setAddedName] = useState<string>();
  const labels = labelsFieldAt(role, path);
  if (labels.type === 'other') return <YamlOnlyField label={label} />;
  return (
    <fieldset className={css.labels}>
      <legend className={css.label}>{label}</legend>
      {labels.value.map((row) => (
        <LabelLine
          key={row.name}
          row={row}
          path={path}
          field={label}
          isAdded={row.name === addedName}
          // The focused remove button disappears, so the focus moves to the input for a new label.
          onRemoved={() => newName.current?.focus()}
        />
      ))}
      <NewLabelForm
        path={path}
        field={label}
        existingNames={labels.value.map(({ name }) => name)}
        nameRef={newName}
        onAdded={setAddedName}
      />
      {hint !== undefined && <p className={css.note}>{hint}</p>}
    </fieldset>
  );
}

interface LabelLineProps {
  row: LabelRow;
  path: NodePath;
  field: string;
  /** Whether the user has just added the label. If so, the input for its values takes the focus. */
  isAdded: boolean;
  onRemoved: () => void;
}

function LabelLine({ row: { name, values }, path, field, isAdded, onRemoved }: LabelLineProps) {
  const { change } = useRoleForm();
  const labelPath = [...path, name];
  const displayName = sanitize(name);
  const rename = (text: string) => text !== '' && text !== name && change({ path: labelPath, name: text });
  return (
    <div className={css.labelLine}>
      <Input
        face="code"
        aria-label={messages.labelName(field, displayName)}
        defaultValue={name}
        onBlur={({ target }) => rename(target.value.trim())}
      />
      <ChipInput
        label={messages.labelValues(field, displayName)}
        values={values}
        placeholder={messages.ANY_VALUE}
        autoFocus={isAdded}
        onChange={(value) => change({ path: labelPath, value })}
      />
      <IconButton
        icon={Trash2}
        label={messages.removeLabel(displayName, field)}
        onClick={() => {
          change({ path: labelPath, value: undefined });
          onRemoved();
        }}
      />
    </div>
  );
}

interface NewLabelFormProps {
  path: NodePath;
  field: string;
  existingNames: readonly string[];
  nameRef: RefObject<HTMLInputElement | null>;
  onAdded: (name: string) => void;
}

/** A new label has no values, and matches nothing until the user adds one. */
function NewLabelForm({ path, field, existingNames, nameRef, onAdded }: NewLabelFormProps) {
  const { change } = useRoleForm();
  const [name, setName] = useState('');
  const addLabel = () => {
    const trimmedName = name.trim();
    if (trimmedName === '' || existingNames.includes(trimmedName)) {
      nameRef.current?.focus();
      return;
    }
    change({ path: [...path, trimmedName], value: [] });
    onAdded(trimmedName);
    setName('');
  };
  return (
    <div className={css.newLabel}>
      <Input
        ref={nameRef}
        face="code"
        aria-label={messages.newLabel(field)}
        placeholder={messages.LABEL_EXAMPLE}
        value={name}
        onChange={({ target }) => setName(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          addLabel();
        }}
      />
      <Button onClick={addLabel}>{messages.ADD_LABEL}</Button>
    </div>
  );
}
