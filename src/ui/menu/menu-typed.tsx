import { useId, useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import { Button } from '#ui/button/button.tsx';
import { Input } from '#ui/field/input.tsx';
import type { TypedEntry } from './menu-content.ts';
import * as css from './menu-typed.css.ts';

const MENU_KEYS = new Set(['ArrowDown', 'Escape', 'Tab']);

/** Letters belong to the field, not to the menu's search by first letter; the arrow leads on to the entries. */
const keepLetters = (event: KeyboardEvent) => {
  if (!MENU_KEYS.has(event.key)) event.stopPropagation();
};

export function MenuTyped({ entry, onDone }: { entry: TypedEntry; onDone: () => void }) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    const field = input.current;
    // The menu has no place yet: to scroll to it would move the page.
    field?.focus({ preventScroll: true });
    // WebKit scrolls to the caret of a field that goes while it has the focus.
    return () => field?.blur();
  }, []);
  return (
    <form
      className={css.typed}
      onSubmit={(event) => {
        event.preventDefault();
        onDone();
        entry.onSubmit(input.current?.value.trim() ?? '');
      }}
    >
      <label className={css.label} htmlFor={id}>
        {entry.label}
      </label>
      <div className={css.line}>
        <Input
          ref={input}
          id={id}
          size={1}
          required
          pattern=".*\S.*"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          onKeyDown={keepLetters}
        />
        <Button type="submit">{entry.action}</Button>
      </div>
    </form>
  );
}
