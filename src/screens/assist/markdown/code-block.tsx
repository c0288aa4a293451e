import { useEffect, useState, type ReactNode } from 'react';
import { sanitizeLines, textStart } from '#lib/text/sanitize.ts';
import { CopyButton } from '#ui/button/copy-button.tsx';
import { LongText } from '#ui/text/long-text.tsx';
import * as css from './markdown.css.ts';
import { COPY_CODE } from './messages.ts';

interface HighlightedCode {
  text: string;
  code: ReactNode;
}

/** Code in other languages has no colors. */
const HIGHLIGHTED_LANGUAGES: readonly string[] = ['yaml', 'yml', 'json'];

/** Loads the highlighter with the first code that needs it. Code stays plain until then and if loading fails. */
function useHighlightedCode(text: string, language: string): ReactNode {
  const [highlighted, setHighlighted] = useState<HighlightedCode>();
  useEffect(() => {
    if (!HIGHLIGHTED_LANGUAGES.includes(language)) return;
    let isCurrent = true;
    void import('./highlight.tsx').then(
      ({ highlightYaml }) => isCurrent && setHighlighted({ text: text, code: highlightYaml(text) }),
      // If loading fails, the code stays plain.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [text, language]);
  return highlighted?.text === text ? highlighted.code : undefined;
}

export function CodeBlock({ text, language }: { text: string; language: string }) {
  const { shown: start } = textStart(text);
  const [name = ''] = language.toLowerCase().split(/\W/);
  const highlighted = useHighlightedCode(start, name);
  return (
    <div className={css.codeBlock}>
      <div className={css.codeHead}>
        <span>{sanitizeLines(name)}</span>
        <CopyButton text={text} label={COPY_CODE} />
      </div>
      <LongText text={text} hasCopy>
        {(shown) => (
          // A scrolling area needs keyboard focus.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          <pre className={css.code} tabIndex={0}>
            <code>{highlighted ?? shown}</code>
          </pre>
        )}
      </LongText>
    </div>
  );
}
