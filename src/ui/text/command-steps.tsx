import { Fragment, useId } from 'react';
import { truncate, MAX_MESSAGE_LENGTH } from '#lib/text/truncate.ts';
import { sanitizeUntruncated } from '#lib/text/sanitize.ts';
import { CopyButton } from '#ui/button/copy-button.tsx';
import { LongText } from './long-text.tsx';
import { copyCommand } from './messages.ts';
import * as css from './command-steps.css.ts';

export interface CommandStep {
  /** The heading that explains the command. */
  title: string;
  command: string;
  /** Why the command cannot be copied yet; the same for all blocked steps. */
  blockedReason?: string | undefined;
}

interface CommandStepsProps {
  steps: readonly CommandStep[];
  /** The ID of the visible reason, if another button also uses it as description. */
  reasonId?: string;
}

/**
 * Commands in order, each with a copy button. The shown text reveals invisible characters, the copied text contains
 * them unchanged.
 */
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
        {steps.map(({ title, command, blockedReason: stepReason }) => (
          <li key={title}>
            <p className={css.title}>{title}</p>
            <LongText text={command} maxLength={MAX_MESSAGE_LENGTH} hasCopy>
              {() => (
                <div className={css.line}>
                  <Command>{sanitizeUntruncated(truncate(command, MAX_MESSAGE_LENGTH))}</Command>
                  <CopyButton
                    text={command}
                    label={copyCommand(title)}
                    disabledReason={stepReason}
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

/** Breaks lines between words only, because a break after an option's dashes would look like two options. */
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
