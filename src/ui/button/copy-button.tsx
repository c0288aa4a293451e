import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { useEffect, useState } from 'react';
import { Button } from './button.tsx';
import { IconButton } from './icon-button.tsx';
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx';
import { COPIED, NOT_COPIED } from './messages.ts';
import * as css from './copy-button.css.ts';

const SAYS = { idle: '', copied: COPIED, failed: NOT_COPIED };
const SAID_MS = 2000;

interface CopyButtonProps {
  /** A function where making it takes long. */
  text: string | (() => string);
  /** Names what is copied: "Copy address". */
  label: string;
  /** With the label written on it, where there is room and it matters. */
  worded?: boolean;
  /** Why it cannot be copied. */
  disabledReason?: string | undefined;
  /** The ID of visible text that gives the reason. */
  reasonId?: string | undefined;
  onCopy?: () => void;
}

/** Confirms in place. */
export function CopyButton({ text, label, worded = false, disabledReason, reasonId, onCopy }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<keyof typeof SAYS>('idle');
  useEffect(() => {
    if (outcome === 'idle') return;
    const timer = setTimeout(() => setOutcome('idle'), SAID_MS);
    return () => clearTimeout(timer);
  }, [outcome]);
  // Without a secure origin there is no clipboard at all, which the promise turns into a refusal.
  const copy = () => {
    onCopy?.();
    void Promise.resolve()
      .then(() => navigator.clipboard.writeText(typeof text === 'string' ? text : text()))
      .then(
        () => setOutcome('copied'),
        () => setOutcome('failed'),
      );
  };
  const icon = outcome === 'copied' ? Check : Copy;
  return (
    <span className={css.wrap}>
      {worded ? (
        <Button icon={icon} disabledReason={disabledReason} reasonId={reasonId} onClick={copy}>
          {label}
        </Button>
      ) : (
        <IconButton
          label={label}
          icon={icon}
          size="small"
          disabledReason={disabledReason}
          reasonId={reasonId}
          onClick={copy}
        />
      )}
      <output className={css.output}>
        {outcome === 'copied' ? <VisuallyHidden>{SAYS.copied}</VisuallyHidden> : SAYS[outcome]}
      </output>
    </span>
  );
}
