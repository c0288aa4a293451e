import { CopyButton } from '#ui/button/copy-button.tsx';
import { command, line } from '#ui/text/command-steps.css.ts';
import { LongText } from '#ui/text/long-text.tsx';
import * as css from './new-integration.css.ts';

interface CopyTextProps {
  label: string;
  /** Accessible name of the copy button. */
  copyLabel: string;
  children: string;
}

/** A value to copy. Invisible characters are escaped on screen, but copied unchanged. */
export const CopyText = ({ label, copyLabel, children }: CopyTextProps) => (
  <div>
    <p className={css.label}>{label}</p>
    <LongText text={children} hasCopy>
      {(visibleText) => (
        <div className={line}>
          <code className={command}>{visibleText}</code>
          <CopyButton text={children} label={copyLabel} />
        </div>
      )}
    </LongText>
  </div>
);
