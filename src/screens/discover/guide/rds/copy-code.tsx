import { CopyButton } from '#ui/button/copy-button.tsx';
import { command, line } from '#ui/text/command-steps.css.ts';
import { LongText } from '#ui/text/long-text.tsx';

/** Several lines to copy. Invisible characters are escaped on screen, but copied unchanged. */
export const CopyCode = ({ text, label }: { text: string; label: string }) => (
  <LongText text={text} hasCopy>
    {(visibleText) => (
      <div className={line}>
        <code className={command}>{visibleText}</code>
        <CopyButton text={text} label={label} />
      </div>
    )}
  </LongText>
);
