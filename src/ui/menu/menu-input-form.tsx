import { useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import { Input } from '#ui/field/input.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { Form } from '#ui/form/form.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import type { MenuInput } from './menu-content.ts';
import * as css from './menu-input-form.css.ts';

const MENU_KEYS = new Set(['ArrowDown', 'Escape', 'Tab']);

/** Stops the menu's type-ahead from handling letters; the down arrow still moves to the entries. */
const stopTypeAhead = (event: KeyboardEvent) => {
  if (!MENU_KEYS.has(event.key)) event.stopPropagation();
};

export function MenuInputForm({ entry: menuInput, onDone }: { entry: MenuInput; onDone: () => void }) {
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    const field = input.current;
    field?.focus({ preventScroll: true });
    // Blurs the field, because WebKit scrolls to the caret of a focused field that is removed.
    return () => field?.blur();
  }, []);
  return (
    <Form
      className={css.form}
      tracksUnsavedWork={false}
      onSubmit={(text) => {
        onDone();
        menuInput.onSubmit(text('typed').trim());
      }}
    >
      <FormField name="typed" label={menuInput.label}>
        <div className={css.line}>
          <Input
            ref={input}
            size={1}
            required
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            onKeyDown={stopTypeAhead}
          />
          <SubmitButton variant="plain">{menuInput.action}</SubmitButton>
        </div>
      </FormField>
    </Form>
  );
}
