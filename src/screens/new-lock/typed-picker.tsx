import { Input } from '#ui/field/input.tsx';
import { Form } from '#ui/form/form.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { Panel } from '#ui/layout/panel.tsx';
import { ADD_TARGET, ALREADY_SELECTED, TYPED_TARGETS } from './messages.ts';
import { isSameTarget, type Selection } from './target-selection.ts';
import * as css from './new-lock.css.ts';

interface TypedPickerProps {
  selection: Selection;
  kind: keyof typeof TYPED_TARGETS;
}

/** Selects targets by typing, for kinds without a list. */
export function TypedPicker({ selection: { targets, toggle }, kind }: TypedPickerProps) {
  const { label, hint } = TYPED_TARGETS[kind];
  const targetOf = (value: string) => ({ key: kind, value: value.trim() });
  const isSelected = (value: string) => targets.some((target) => isSameTarget(target, targetOf(value)));
  return (
    <Panel>
      <Form
        className={css.typedTarget}
        tracksUnsavedWork={false}
        validate={(readField) => (isSelected(readField('value')) ? { value: ALREADY_SELECTED } : {})}
        onSubmit={(readField, form) => {
          toggle(targetOf(readField('value')));
          form.reset();
        }}
      >
        <FormField name="value" label={label} hint={hint}>
          <Input required autoComplete="off" autoCapitalize="off" spellCheck={false} face="code" />
        </FormField>
        <div>
          <SubmitButton variant="plain">{ADD_TARGET}</SubmitButton>
        </div>
      </Form>
    </Panel>
  );
}
