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
  /** A function if computing the text is slow. */
  text: string | (() => string);
  /** Names the copied text, for example "Copy address". */
  label: string;
  /** Whether the label is visible on the button. */
  showLabel?: boolean;
  /** Why the text cannot be copied. */
  disabledReason?: string | undefined;
  /** The ID of visible text with the reason. */
  reasonId?: string | undefined;
  /** Called before the text is copied. */
  onCopy?: () => void;
}

/** Copies a text and confirms it on the button. */
export function CopyButton({ text, label, showLabel = false, disabledReason, reasonId, onCopy }: CopyButtonProps) {
  const [status, setStatus] = useState<keyof typeof STATUS_MESSAGES>('idle');
  useEffect(() => {
    if (status === 'idle') return;
    const timer = setTimeout(() => setStatus('idle'), STATUS_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [status]);
  // Without a secure origin, `navigator.clipboard` is undefined. The promise turns this into a failed copy.
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
