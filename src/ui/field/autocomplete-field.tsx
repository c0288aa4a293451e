import { Autocomplete } from '@base-ui/react/autocomplete';
import { useId, useRef, type ComponentProps, type ReactNode } from 'react';
import { Form } from '#ui/form/form.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { useShortcuts } from '#ui/shortcut/shortcut.ts';
import { useShortcutSwitch } from '#ui/shortcut/shortcut-switch.ts';
import { useCompletion, type CompletionRules, type CompletionOption } from './use-completion.ts';
import { APPLY, COMPLETIONS } from './messages.ts';
import { markHighlighted } from './mark-highlighted.tsx';
import * as list from './option-list.css.ts';
import * as css from './autocomplete-field.css.ts';

interface AutocompleteFieldProps extends Pick<ComponentProps<'input'>, 'placeholder' | 'autoFocus'> {
  label: string;
  value: string;
  /** Called with the typed text on Enter or when the button is pressed. */
  onSubmit: (text: string) => void;
  completion: CompletionRules;
  /** Why the value is invalid; announced to screen readers. */
  error?: ReactNode;
}

/**
 * A single-line code field with completion at the caret; the value applies on submit. `/` focuses it. The option list
 * is inline, because the library's popup hides the rest of the page (such as the button) from screen readers.
 */
export function AutocompleteField({ label, value, onSubmit, completion, error, ...input }: AutocompleteFieldProps) {
  const id = useId();
  const ref = useRef<HTMLInputElement>(null);
  const { text, options, type, trackCaret, complete, close, press } = useCompletion(value, completion, ref);
  const [hasShortcut] = useShortcutSwitch();
  useShortcuts([{ keys: '/', description: label, group: 'On this page', act: () => ref.current?.select() }]);
  const isOpen = options.length > 0;
  const submit = () => {
    close();
    // Deferred until after the event: React still reads the submitted form, and applying the value removes its button.
    queueMicrotask(() => onSubmit(text));
  };
  return (
    <>
      <Form className={css.form} tracksUnsavedWork={false} onSubmit={submit}>
        <Autocomplete.Root inline open={isOpen} items={options} filter={null} value={text} onValueChange={type}>
          <Autocomplete.Input
            {...input}
            ref={ref}
            aria-label={label}
            aria-keyshortcuts={hasShortcut ? '/' : undefined}
            aria-expanded={isOpen}
            aria-invalid={error !== undefined || undefined}
            aria-describedby={error === undefined ? undefined : `${id}-error`}
            enterKeyHint="search"
            className={css.input}
            onClick={trackCaret}
            onSelect={trackCaret}
            onKeyDown={press}
            onBlur={close}
          />
          {isOpen && <Options options={options} onChoose={complete} />}
        </Autocomplete.Root>
        {text !== value && (
          <span className={css.end}>
            {/* A press would otherwise take the focus and close the list before the click. */}
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

function Options({
  options,
  onChoose,
}: {
  options: readonly CompletionOption[];
  onChoose: (option: CompletionOption) => void;
}) {
  return (
    <Autocomplete.List aria-label={COMPLETIONS} className={list.list}>
      {options.map((option) => (
        <Autocomplete.Item
          key={option.insert}
          value={option}
          className={list.option}
          render={markHighlighted}
          onClick={() => onChoose(option)}
        >
          <code className={list.insert}>{option.insert}</code>
          <span className={list.note}>{option.note}</span>
        </Autocomplete.Item>
      ))}
    </Autocomplete.List>
  );
}
