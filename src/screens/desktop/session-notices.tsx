import { truncate, MAX_MESSAGE_LENGTH, MAX_NAME_LENGTH } from '#lib/text/truncate.ts';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { unreadableMessages } from '#domain/stream/messages.ts';
import type { DesktopEvent, DesktopView } from '#domain/desktop/session/desktop-state.ts';
import { Banner } from '#ui/feedback/banner.tsx';
import { IconButton } from '#ui/button/icon-button.tsx';
import { dismissLabel } from '#lib/messages.ts';
import { unknownMessageText, SESSION_MESSAGES } from './messages.ts';
import * as css from './desktop.css.ts';

interface SessionNoticesProps {
  view: DesktopView;
  onEvent: (event: DesktopEvent) => void;
  /** Called after a notice was dismissed, because its focused button no longer exists. */
  onDismissed: () => void;
}

const DismissButton = ({ text, onClick }: { text: string; onClick: () => void }) => (
  <IconButton size="small" icon={X} label={dismissLabel(truncate(text, MAX_NAME_LENGTH))} onClick={onClick} />
);

const UNREADABLE_KEY = 'unreadable';

/** One sentence for each unknown message number, and one for all unreadable messages. */
function undecodedNotices(undecoded: DesktopView['undecodedMessages']): { key: string; text: string }[] {
  const unknownMessages = undecoded.filter(({ kind }) => kind === 'unknown');
  const unreadableCount = undecoded
    .filter(({ kind }) => kind === 'unreadable')
    .reduce((sum, { count }) => sum + count, 0);
  return [
    ...(unreadableCount > 0 ? [{ key: UNREADABLE_KEY, text: unreadableMessages(unreadableCount) }] : []),
    ...unknownMessages.map(({ number }) => ({ key: String(number), text: unknownMessageText(number) })),
  ];
}

/** Notices of the desktop or the proxy during the session, and messages that could not be decoded. */
export function SessionNotices({
  view: { notices, undecodedMessages: undecoded },
  onEvent,
  onDismissed,
}: SessionNoticesProps) {
  const [dismissed, setDismissed] = useState<readonly string[]>([]);
  const dismiss = (action: () => void) => () => {
    action();
    onDismissed();
  };
  const undecodedTexts = undecodedNotices(undecoded).filter(({ key }) => !dismissed.includes(key));
  if (notices.length + undecodedTexts.length === 0) return null;
  return (
    <section className={css.notices} aria-label={SESSION_MESSAGES}>
      {undecodedTexts.map(({ key, text }) => (
        <Banner
          key={key}
          tone="warn"
          action={<DismissButton text={text} onClick={dismiss(() => setDismissed([...dismissed, key]))} />}
        >
          {text}
        </Banner>
      ))}
      {notices.map(({ id, severity, text }) => (
        <Banner
          key={id}
          tone={severity === 'info' ? 'info' : 'warn'}
          action={<DismissButton text={text} onClick={dismiss(() => onEvent({ type: 'dismissed', id }))} />}
        >
          <span className={css.proxyText}>{truncate(text, MAX_MESSAGE_LENGTH)}</span>
        </Banner>
      ))}
    </section>
  );
}
