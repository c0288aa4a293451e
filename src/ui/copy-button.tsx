import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { useEffect, useState } from 'react';
import { IconButton } from './icon-button.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';
import * as css from './copy-button.css.ts';

const SAYS = { idle: '', copied: 'Copied', failed: 'The browser did not allow copying' };
const SAID_MS = 2000;

/** Confirms in place. `label` names what is copied: "Copy address". */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const [outcome, setOutcome] = useState<keyof typeof SAYS>('idle');
  useEffect(() => {
    if (outcome === 'idle') return;
    const timer = setTimeout(() => setOutcome('idle'), SAID_MS);
    return () => clearTimeout(timer);
  }, [outcome]);
  // Without a secure origin there is no clipboard at all, which the promise turns into a refusal.
  const copy = () =>
    Promise.resolve()
      .then(() => navigator.clipboard.writeText(text))
      .then(
        () => setOutcome('copied'),
        () => setOutcome('failed'),
      );
  return (
    <span className={css.wrap}>
      <IconButton label={label} icon={outcome === 'copied' ? Check : Copy} size="small" onClick={() => void copy()} />
      <output className={css.said}>
        {outcome === 'copied' ? <VisuallyHidden>{SAYS.copied}</VisuallyHidden> : SAYS[outcome]}
      </output>
    </span>
  );
}
