import { useState, type KeyboardEvent } from 'react';
import type { Option } from '#ui/field/use-completion.ts';
import type { CodeWidget } from './code-widget.ts';

/** What may stand at the caret, and the part of the text before it that it replaces. */
export interface Suggestions {
  from: number;
  options: readonly Option[];
}

export type CompletionSource = (text: string, offset: number) => Suggestions | undefined;

interface Open extends Suggestions {
  /** Where the caret was. */
  to: number;
  active: number;
}

const MOST = 60;

/** Suggestions at the caret: while a word is typed, and whenever they are asked for. */
export function useSuggestions(widget: CodeWidget | undefined, complete: CompletionSource | undefined) {
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  function suggest(isAsked: boolean): void {
    if (!widget || !complete) return;
    const { value, selectionStart: to, selectionEnd } = widget.textarea;
    const isTyping = /\w/.test(value[to - 1] ?? '') && document.activeElement === widget.textarea;
    const found = to === selectionEnd && (isAsked || isTyping) ? complete(value, to) : undefined;
    const options = found?.options.filter(({ insert }) => insert !== value.slice(found.from, to)).slice(0, MOST);
    setOpen(found && options && options.length > 0 ? { from: found.from, options, to, active: 0 } : undefined);
  }
  function choose({ insert }: Option): void {
    if (open) widget?.replace(open.from, open.to, insert);
    close();
  }
  const step = (by: number) =>
    setOpen((now) => now && { ...now, active: (now.active + by + now.options.length) % now.options.length });
  const chosen = open?.options[open.active];
  const acts: Record<string, () => void> = chosen
    ? {
        ArrowDown: () => step(1),
        ArrowUp: () => step(-1),
        Enter: () => choose(chosen),
        Tab: () => choose(chosen),
        Escape: close,
      }
    : {};
  /** Takes the keys that are for the suggestions; all others are the text's. */
  function press(event: KeyboardEvent): void {
    const isAsked = event.ctrlKey && event.key === ' ';
    const act = isAsked ? () => suggest(true) : acts[event.key];
    if (!act || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  }
  return { open, suggest, choose, press, close };
}
