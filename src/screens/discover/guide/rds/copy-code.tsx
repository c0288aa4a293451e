import { sanitizeLines } from '#lib/text/sanitize.ts';
import { CopyButton } from '#ui/button/copy-button.tsx';
import { command, line } from '#ui/text/command-steps.css.ts';

/** Several lines to be pasted elsewhere. What is shown betrays unseen marks, what is copied holds them. */
export const CopyCode = ({ text, label }: { text: string; label: string }) => (
  <div className={line}>
    <code className={command}>{sanitizeLines(text)}</code>
    <CopyButton text={text} label={label} />
  </div>
);
