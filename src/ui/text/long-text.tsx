import type { ReactNode } from 'react';
import { textStart } from '#lib/text/sanitize.ts';
import { CopyButton } from '#ui/button/copy-button.tsx';
import { COPY_WHOLE_TEXT, onlyFirstCharacters } from './messages.ts';

interface LongTextProps {
  text: string;
  /** Draws the start of the text, which is sanitized. */
  children: (shown: string) => ReactNode;
  /** The most characters that are drawn. */
  most?: number;
  /** There is a button that copies the whole text anyway. */
  hasCopy?: boolean;
}

/** A text of the proxy of any length: of a long one the start is drawn, and the whole can be copied. */
export function LongText({ text, children, most, hasCopy = false }: LongTextProps) {
  const { shown, length } = textStart(text, most);
  return (
    <>
      {children(shown)}
      {length < text.length && (
        <>
          <p>{onlyFirstCharacters(length, text.length)}</p>
          {!hasCopy && <CopyButton showLabel label={COPY_WHOLE_TEXT} text={text} />}
        </>
      )}
    </>
  );
}
