import { useId, useRef, type ComponentProps, type ReactNode } from 'react';
import { Form } from '#ui/form/form.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { useShortcuts } from '#ui/shortcut/shortcut.ts';
import { useShortcutSwitch } from '#ui/shortcut/shortcut-switch.ts';
import { Offers } from './offers.tsx';
import { useCompletion, type Completing } from './use-completion.ts';
import { APPLY } from './messages.ts';
import * as css from './completing-field.css.ts';

interface CompletingFieldProps extends Pick<ComponentProps<'input'>, 'placeholder' | 'autoFocus'> {
  label: string;
  value: string;
  /** Called with what was typed when it is to hold: at Enter, or by the button. */
  onSubmit: (text: string) => void;
  completing: Completing;
  /** Why the value does not hold; announced. */
  error?: ReactNode;
}

/**
 * A line of code that is completed at the caret, and holds once it is submitted; `/` leads to it. The pattern is ARIA's
 * combobox with a list; the library's one hides the rest of the page from screen readers while its list is open.
 */
export function CompletingField({ label, value, onSubmit, completing, error, ...input }: CompletingFieldProps) {
  const id = useId();
  const ref = useRef<HTMLInputElement>(null);
  const { text, options, active, type, look, complete, close, press } = useCompletion(value, completing, ref);
  const [hasShortcut] = useShortcutSwitch();
  useShortcuts([{ keys: '/', says: label, group: 'On this page', act: () => ref.current?.select() }]);
  const submit = () => {
    close();
    // After the event: React still reads the form that was sent, and its button goes with what is applied.
    queueMicrotask(() => onSubmit(text));
  };
  return (
    <>
      <Form className={css.form} holdsWork={false} onSubmit={submit}>
        <input
          {...input}
          ref={ref}
          role="combobox"
          aria-label={label}
          aria-keyshortcuts={hasShortcut ? '/' : undefined}
          aria-autocomplete="list"
          aria-expanded={options.length > 0}
          aria-controls={options.length > 0 ? `${id}-list` : undefined}
          aria-activedescendant={active === undefined ? undefined : `${id}-${active}`}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          className={css.input}
          value={text}
          onChange={type}
          onClick={look}
          onSelect={look}
          onKeyDown={press}
          onBlur={close}
        />
        {options.length > 0 && <Offers id={id} options={options} active={active} onChoose={complete} />}
        {text !== value && (
          <span className={css.end}>
            {/* Pressed, it would take the focus and close the list before the click is one. */}
            <SubmitButton variant="plain" size="small" onPointerDown={(event) => event.preventDefault()}>
              {APPLY}
            </SubmitButton>
          </span>
        )}
      </Form>
      {error !== undefined && (
        <div id={`${id}-error`} className={css.error} role="alert">
          {error}
        </div>
      )}
    </>
  );
}
