import type { ReactNode } from 'react';
import { textStart } from '#lib/text/sanitize.ts';
import { CopyButton } from '#ui/button/copy-button.tsx';
import { COPY_WHOLE_TEXT, onlyFirstCharacters } from './messages.ts';

interface LongTextProps {
  text: string;
  /** Renders the start of the text, or the whole text if it is short; sanitized. */
  children: (shown: string) => ReactNode;
  /** The maximum number of characters shown. */
  maxLength?: number;
  /** Whether another button already copies the whole text. */
  hasCopy?: boolean;
}

/** Text from the proxy of any length: a long text is shown truncated, and can be copied in full. */
export function LongText({ text, children, maxLength, hasCopy = false }: LongTextProps) {
  const { shown, coveredLength } = textStart(text, maxLength);
  return (
    <>
      {children(shown)}
      {coveredLength < text.length && (
        <>
          <p>{onlyFirstCharacters(coveredLength, text.length)}</p>
          {!hasCopy && <CopyButton showLabel label={COPY_WHOLE_TEXT} text={text} />}
        </>
      )}
    </>
  );
}
