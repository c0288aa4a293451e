import { useEffect, useId, useImperativeHandle, type Ref } from 'react';
import { lineOf, lineStarts } from '#lib/text/line-starts.ts';
import type { Problem } from '#lib/text/problem.ts';
import { Offers } from '#ui/field/offers.tsx';
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx';
import { Beside } from './beside.tsx';
import { atLine, HOW_TO_LEAVE, suggested, TAB_LEAVES } from './messages.ts';
import { useCodeWidget } from './use-code-widget.ts';
import { useHover, type HoverSource } from './use-hover.ts';
import { useSuggestions, type CompletionSource } from './use-suggestions.ts';
import * as css from './code-editor.css.ts';

export interface CodeEditorHandle {
  goTo: (offset: number) => void;
}

interface CodeEditorProps {
  ref?: Ref<CodeEditorHandle>;
  label: string;
  value: string;
  /** Without it the text is only read. */
  onChange?: ((text: string) => void) | undefined;
  problems?: readonly Problem[];
  complete?: CompletionSource | undefined;
  hover?: HoverSource | undefined;
}

const NONE: readonly Problem[] = [];

/** YAML as text: a real textarea, so that the browser's own keys, search, undo and spoken words work. */
export function CodeEditor({ ref, label, value, onChange, problems = NONE, complete, hover }: CodeEditorProps) {
  const id = useId();
  const isReadOnly = onChange === undefined;
  const { parent, widget, canLeave, caret } = useCodeWidget({
    value,
    isReadOnly,
    problems,
    onText(text) {
      onChange?.(text);
      suggestions.suggest(false);
    },
  });
  const suggestions = useSuggestions(widget, isReadOnly ? undefined : complete);
  const { open } = suggestions;
  const { help, ...pointer } = useHover({ hover, offsetAt: widget?.offsetAt, text: value });
  useImperativeHandle(ref, () => ({ goTo: (offset: number) => widget?.goTo(offset) }), [widget]);
  useAttributes(widget?.textarea, {
    'aria-label': label,
    'aria-describedby': isReadOnly ? undefined : `${id}-note`,
    'aria-invalid': problems.some(({ severity }) => severity === 'error') ? 'true' : undefined,
    'aria-autocomplete': complete && !isReadOnly ? 'list' : undefined,
    'aria-controls': open && `${id}-list`,
    'aria-activedescendant': open && `${id}-${open.active}`,
  });
  const box = open && widget?.boxAt(open.from);
  return (
    <div className={css.root}>
      {/* Not a control: it hears the keys of the textarea in it before the widget does. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div ref={parent} onKeyDownCapture={suggestions.press} onBlur={suggestions.close} {...pointer} />
      <span id={`${id}-note`} hidden>
        {HOW_TO_LEAVE}
      </span>
      <output>
        <VisuallyHidden>
          {open ? suggested(open.options.length) : canLeave ? TAB_LEAVES : problemAt(value, problems, caret)}
        </VisuallyHidden>
      </output>
      {box && (
        <Beside box={box}>
          <Offers id={id} options={open.options} active={open.active} onChoose={suggestions.choose} />
        </Beside>
      )}
      {help && (
        <Beside box={help.box}>
          <p className={css.help} role="tooltip">
            {help.text}
          </p>
        </Beside>
      )}
    </div>
  );
}

/** What is wrong in the line of the caret. */
function problemAt(text: string, problems: readonly Problem[], caret: number): string {
  if (problems.length === 0) return '';
  const starts = lineStarts(text);
  const line = lineOf(starts, caret);
  const here = problems.find(({ from }) => lineOf(starts, from) === line);
  return here ? atLine(line, here.message) : '';
}

/** Names and states of an element that is not React's own. */
function useAttributes(element: Element | undefined, attributes: Readonly<Record<string, string | undefined>>): void {
  useEffect(() => {
    for (const [name, text] of Object.entries(attributes))
      if (text === undefined) element?.removeAttribute(name);
      else element?.setAttribute(name, text);
  });
}
