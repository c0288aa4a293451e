import Clipboard from 'lucide-react/icons/clipboard';
import ClipboardCheck from 'lucide-react/icons/clipboard-check';
import ClipboardX from 'lucide-react/icons/clipboard-x';
import { CLIPBOARD_LABELS, CLIPBOARD_TIPS, TAKE_COPIED } from '#screens/desktop/messages.ts';
import { Button } from '#ui/button/button.tsx';
import type { ClipboardShown } from './use-clipboard.ts';

const ICONS = {
  asks: Clipboard,
  on: ClipboardCheck,
  paste: ClipboardCheck,
  off: Clipboard,
  blocked: ClipboardX,
  denied: ClipboardX,
} as const;

/** Whether the clipboard is shared, and why not where it is not. */
export function ClipboardButton({ state, isOffered, toggle, accept }: ClipboardShown) {
  const isFixed = state === 'blocked' || state === 'denied' || state === 'paste';
  return (
    <>
      {isOffered && (
        <Button size="small" icon={ClipboardCheck} onClick={accept}>
          {TAKE_COPIED}
        </Button>
      )}
      <Button
        variant="quiet"
        icon={ICONS[state]}
        aria-label={CLIPBOARD_LABELS[state]}
        tooltip={CLIPBOARD_TIPS[state]}
        disabledReason={isFixed ? CLIPBOARD_TIPS[state] : undefined}
        onClick={toggle}
      />
    </>
  );
}
