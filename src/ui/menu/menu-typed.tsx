import { useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import { Input } from '#ui/field/input.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { Form } from '#ui/form/form.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import type { TypedEntry } from './menu-content.ts';
import * as css from './menu-typed.css.ts';

const MENU_KEYS = new Set(['ArrowDown', 'Escape', 'Tab']);

/** Letters belong to the field, not to the menu's type-ahead; the down arrow moves on to the entries. */
const keepLetters = (event: KeyboardEvent) => {
  if (!MENU_KEYS.has(event.key)) event.stopPropagation();
};

export function MenuTyped({ entry, onDone }: { entry: TypedEntry; onDone: () => void }) {
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    const field = input.current;
    field?.focus({ preventScroll: true });
    // WebKit scrolls to the caret of a field that is removed while it has the focus.
    return () => field?.blur();
  }, []);
  return (
    <Form
      className={css.typed}
      holdsWork={false}
      onSubmit={(text) => {
        onDone();
        entry.onSubmit(text('typed').trim());
      }}
    >
      <FormField name="typed" label={entry.label}>
        <div className={css.line}>
          <Input
            ref={input}
            size={1}
            required
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            onKeyDown={keepLetters}
          />
          <SubmitButton variant="plain">{entry.action}</SubmitButton>
        </div>
      </FormField>
    </Form>
  );
}
