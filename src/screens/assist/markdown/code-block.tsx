import { useEffect, useState, type ReactNode } from 'react';
import { sanitizeLines, textStart } from '#lib/text/sanitize.ts';
import { CopyButton } from '#ui/button/copy-button.tsx';
import { LongText } from '#ui/text/long-text.tsx';
import * as css from './markdown.css.ts';
import { COPY_CODE } from './messages.ts';

interface Painted {
  of: string;
  code: ReactNode;
}

/** Other languages stay plain. */
const COLORED: readonly string[] = ['yaml', 'yml', 'json'];

/** The code of the colors is loaded with the first text that has colors; until then, and without it, the text is plain. */
function usePainted(text: string, language: string): ReactNode {
  const [painted, setPainted] = useState<Painted>();
  useEffect(() => {
    if (!COLORED.includes(language)) return;
    let isWanted = true;
    void import('./highlight.tsx').then(
      ({ highlighted }) => isWanted && setPainted({ of: text, code: highlighted(text) }),
      // Without the file the text stays plain.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [text, language]);
  return painted?.of === text ? painted.code : undefined;
}

export function CodeBlock({ text, language }: { text: string; language: string }) {
  const { shown: start } = textStart(text);
  const [name = ''] = language.toLowerCase().split(/\W/);
  const painted = usePainted(start, name);
  return (
    <div className={css.block}>
      <div className={css.head}>
        <span>{sanitizeLines(name)}</span>
        <CopyButton text={text} label={COPY_CODE} />
      </div>
      <LongText text={text} hasCopy>
        {(shown) => (
          // What does not fit is scrolled to, by keys as well.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          <pre className={css.code} tabIndex={0}>
            <code>{painted ?? shown}</code>
          </pre>
        )}
      </LongText>
    </div>
  );
}
