import { cutText, MESSAGE_LENGTH, NAME_LENGTH } from '#lib/text/cut.ts';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import type { DesktopEvent, Shown } from '#domain/desktop/session/state.ts';
import { Banner } from '#ui/feedback/banner.tsx';
import { IconButton } from '#ui/button/icon-button.tsx';
import { dismissText } from '#lib/messages.ts';
import { unknownText, unreadableText, WARNINGS } from './messages.ts';
import * as css from './desktop.css.ts';

interface NoticesProps {
  shown: Shown;
  onEvent: (event: DesktopEvent) => void;
  /** The button that was pressed for it is gone, and the focus with it. */
  onDismissed: () => void;
}

const Dismiss = ({ text, onClick }: { text: string; onClick: () => void }) => (
  <IconButton size="small" icon={X} label={dismissText(cutText(text, NAME_LENGTH))} onClick={onClick} />
);

/** What the desktop or the proxy said while it goes on, and what could not be decoded. */
export function Notices({ shown: { notices, undecoded }, onEvent, onDismissed }: NoticesProps) {
  const [dismissed, setDismissed] = useState<readonly string[]>([]);
  const dismiss = (how: () => void) => () => {
    how();
    onDismissed();
  };
  const unread = undecoded
    .map(({ kind, number }) => (kind === 'unknown' ? unknownText(number) : unreadableText(number)))
    .filter((text) => !dismissed.includes(text));
  if (notices.length + unread.length === 0) return null;
  return (
    <section className={css.notices} aria-label={WARNINGS}>
      {unread.map((text) => (
        <Banner
          key={text}
          tone="warn"
          action={<Dismiss text={text} onClick={dismiss(() => setDismissed([...dismissed, text]))} />}
        >
          {text}
        </Banner>
      ))}
      {notices.map(({ id, severity, text }) => (
        <Banner
          key={id}
          tone={severity === 'info' ? 'info' : 'warn'}
          action={<Dismiss text={text} onClick={dismiss(() => onEvent({ on: 'dismissed', id }))} />}
        >
          <span className={css.said}>{cutText(text, MESSAGE_LENGTH)}</span>
        </Banner>
      ))}
    </section>
  );
}
