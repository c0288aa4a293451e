import { Autocomplete } from '@base-ui/react/autocomplete';
import { useId, useRef, type ComponentProps, type ReactNode, useState, type SyntheticEvent } from 'react';
import { Form } from '#ui/form/form.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { useShortcuts } from '#ui/shortcut/shortcut.ts';
import { useShortcutSwitch } from '#ui/shortcut/shortcut-switch.ts';
import { APPLY, COMPLETIONS } from './messages.ts';
import { markHighlighted } from './mark-highlighted.tsx';
import * as toolbar from '#ui/layout/toolbar.css.ts';
import * as list from './option-list.css.ts';
import * as css from './autocomplete-field.css.ts';
import { flushSync } from 'react-dom';

interface CompletionOption {
  insert: string;
  note: string;
}

/** The options at the caret, and the part of the text that a chosen option replaces. */
interface CaretOptions {
  from: number;
  to: number;
  options: readonly CompletionOption[];
}

interface CompletionRules {
  optionsAt: (text: string, caret: number) => CaretOptions;
  /** Inserts an option, and returns the new text and the new caret position. */
  insertOption: (text: string, replaced: CaretOptions, insert: string) => { text: string; caret: number };
}

interface Draft {
  /** The value when the draft started; the draft is discarded when the value changes. */
  baseValue: string;
  text: string;
}

type PressEvent = Parameters<NonNullable<ComponentProps<typeof Autocomplete.Input>['onKeyDown']>>[0];

const NO_CARET_OPTIONS: CaretOptions = { from: 0, to: 0, options: [] };

const caretOf = ({ selectionStart, value }: HTMLInputElement) => selectionStart ?? value.length;

/** The state of a text field with completion at the caret: the text that is not submitted yet, and the options. */
function useCompletion(
  value: string,
  { optionsAt, insertOption }: CompletionRules,
  ref: { readonly current: HTMLInputElement | null },
) {
  const [draft, setDraft] = useState<Draft>();
  const [caret, setCaret] = useState(value.length);
  const [isOpen, setOpen] = useState(false);
  const text = draft?.baseValue === value ? draft.text : value;
  const caretOptions = isOpen ? optionsAt(text, caret) : NO_CARET_OPTIONS;
  const { options } = caretOptions;
  return {
    text,
    options,
    close: () => setOpen(false),
    complete({ insert }: CompletionOption) {
      const completed = insertOption(text, caretOptions, insert);
      // The caret can only be set in text that is already rendered, and a closed list loses its highlight.
      flushSync(() => {
        setDraft({ baseValue: value, text: completed.text });
        setOpen(false);
      });
      ref.current?.setSelectionRange(completed.caret, completed.caret);
      setCaret(completed.caret);
      // An option is rarely the whole query, so the options for the next part are shown.
      setOpen(true);
    },
    type(next: string, { reason }: Autocomplete.Root.ChangeEventDetails) {
      if (reason !== 'input-change') return;
      setDraft({ baseValue: value, text: next });
      if (ref.current) setCaret(caretOf(ref.current));
      setOpen(true);
    },
    /** Stores the caret position; a click opens the list. */
    trackCaret({ type, currentTarget }: SyntheticEvent<HTMLInputElement>) {
      setCaret(caretOf(currentTarget));
      if (type === 'click') setOpen(true);
    },
    press(event: PressEvent) {
      const isOpening = event.altKey && event.key === 'ArrowDown';
      const isClosing = options.length > 0 && event.key === 'Escape';
      // Without options the page handles the keys: the down arrow moves the focus to the rows.
      if (isOpening || isClosing || options.length === 0) event.preventBaseUIHandler();
      if (event.nativeEvent.isComposing || (!isOpening && !isClosing)) return;
      event.preventDefault();
      setOpen(isOpening);
    },
  };
}

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
        <div id={`${id}-error`} className={toolbar.error} role="alert">
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
