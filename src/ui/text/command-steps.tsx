import { Fragment, useId } from 'react';
import { truncate, MAX_MESSAGE_LENGTH } from '#lib/text/truncate.ts';
import { sanitizeUntruncated } from '#lib/text/sanitize.ts';
import { CopyButton } from '#ui/button/copy-button.tsx';
import { LongText } from './long-text.tsx';
import { copyCommand } from './messages.ts';
import * as css from './command-steps.css.ts';

export interface CommandStep {
  /** What the command does, as a heading for it. */
  title: string;
  command: string;
  /** Why the command can't work yet, and so can't be copied; the same for all steps that have it. */
  blockedReason?: string | undefined;
}

interface CommandStepsProps {
  steps: readonly CommandStep[];
  /** The ID of the visible reason, where another button has it as its description too. */
  reasonId?: string;
}

/** Commands in their order, each with a button that copies it. What is shown betrays unseen marks, what is copied holds them. */
export function CommandSteps({ steps, reasonId }: CommandStepsProps) {
  const ownReasonId = useId();
  const shownReasonId = reasonId ?? ownReasonId;
  const reason = steps.find(({ blockedReason }) => blockedReason !== undefined)?.blockedReason;
  return (
    <>
      {reason !== undefined && (
        <p id={shownReasonId} className={css.reason}>
          {reason}
        </p>
      )}
      <ol className={css.steps}>
        {steps.map(({ title, command, blockedReason: lacks }) => (
          <li key={title}>
            <p className={css.title}>{title}</p>
            <LongText text={command} most={MAX_MESSAGE_LENGTH} hasCopy>
              {() => (
                <div className={css.line}>
                  <Command>{sanitizeUntruncated(truncate(command, MAX_MESSAGE_LENGTH))}</Command>
                  <CopyButton
                    text={command}
                    label={copyCommand(title)}
                    disabledReason={lacks}
                    reasonId={shownReasonId}
                  />
                </div>
              )}
            </LongText>
          </li>
        ))}
      </ol>
    </>
  );
}

/** Broken between words only: an option whose dashes stand at the end of a line reads as two. */
function Command({ children }: { children: string }) {
  const words = children.split(' ').map((word, index) => ({ word, key: `${index} ${word}` }));
  return (
    <code className={css.command}>
      {words.map(({ word, key }, index) => (
        <Fragment key={key}>
          {index > 0 && ' '}
          <span className={css.word}>{word}</span>
        </Fragment>
      ))}
    </code>
  );
}
