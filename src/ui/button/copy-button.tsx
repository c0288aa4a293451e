import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { useEffect, useState } from 'react';
import { Button } from './button.tsx';
import { IconButton } from './icon-button.tsx';
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx';
import { COPIED, COPY_FAILED } from './messages.ts';
import * as css from './copy-button.css.ts';

const STATUS_MESSAGES = { idle: '', copied: COPIED, failed: COPY_FAILED };
const STATUS_SHOWN_MS = 2000;

interface CopyButtonProps {
  /** A function where making it takes long. */
  text: string | (() => string);
  /** Names what is copied: "Copy address". */
  label: string;
  /** With the label written on it, where there is room and it matters. */
  showLabel?: boolean;
  /** Why it cannot be copied. */
  disabledReason?: string | undefined;
  /** The ID of visible text that gives the reason. */
  reasonId?: string | undefined;
  onCopy?: () => void;
}

/** Confirms in place. */
export function CopyButton({ text, label, showLabel = false, disabledReason, reasonId, onCopy }: CopyButtonProps) {
  const [status, setStatus] = useState<keyof typeof STATUS_MESSAGES>('idle');
  useEffect(() => {
    if (status === 'idle') return;
    const timer = setTimeout(() => setStatus('idle'), STATUS_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [status]);
  // Without a secure origin there is no clipboard at all, which the promise turns into a refusal.
  const copy = () => {
    onCopy?.();
    void Promise.resolve()
      .then(() => navigator.clipboard.writeText(typeof text === 'string' ? text : text()))
      .then(
        () => setStatus('copied'),
        () => setStatus('failed'),
      );
  };
  const icon = status === 'copied' ? Check : Copy;
  return (
    <span className={css.wrap}>
      {showLabel ? (
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
        {status === 'copied' ? <VisuallyHidden>{STATUS_MESSAGES.copied}</VisuallyHidden> : STATUS_MESSAGES[status]}
      </output>
    </span>
  );
}
