import Clipboard from 'lucide-react/icons/clipboard';
import ClipboardCheck from 'lucide-react/icons/clipboard-check';
import ClipboardX from 'lucide-react/icons/clipboard-x';
import { CLIPBOARD_LABELS, CLIPBOARD_HINTS, COPY_TEXT_FROM_DESKTOP } from '#screens/desktop/messages.ts';
import { Button } from '#ui/button/button.tsx';
import type { ClipboardView } from './use-clipboard.ts';

const CLIPBOARD_ICONS = {
  asks: Clipboard,
  on: ClipboardCheck,
  paste: ClipboardCheck,
  off: Clipboard,
  blocked: ClipboardX,
  denied: ClipboardX,
} as const;

/** Shows whether the clipboard is shared, or why it can't be shared. */
export function ClipboardButton({ state, hasOfferedText, toggle, accept }: ClipboardView) {
  const isFixed = state === 'blocked' || state === 'denied' || state === 'paste';
  return (
    <>
      {hasOfferedText && (
        <Button size="small" icon={ClipboardCheck} onClick={accept}>
          {COPY_TEXT_FROM_DESKTOP}
        </Button>
      )}
      <Button
        variant="quiet"
        icon={CLIPBOARD_ICONS[state]}
        aria-label={CLIPBOARD_LABELS[state]}
        tooltip={CLIPBOARD_HINTS[state]}
        disabledReason={isFixed ? CLIPBOARD_HINTS[state] : undefined}
        onClick={toggle}
      />
    </>
  );
}
