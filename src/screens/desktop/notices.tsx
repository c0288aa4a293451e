import X from 'lucide-react/icons/x';
import type { DesktopEvent, Shown } from '#domain/desktop/session/state.ts';
import { Banner } from '#ui/feedback/banner.tsx';
import { IconButton } from '#ui/button/icon-button.tsx';
import { dismissText } from '#lib/messages.ts';
import { unknownText, unreadableText, WARNINGS } from './messages.ts';
import * as css from './desktop.css.ts';

interface NoticesProps {
  shown: Shown;
  onEvent: (event: DesktopEvent) => void;
}

/** What the desktop or the proxy said while it goes on, and what could not be decoded. */
export function Notices({ shown: { notices, undecoded }, onEvent }: NoticesProps) {
  if (notices.length + undecoded.length === 0) return null;
  return (
    <section className={css.notices} aria-label={WARNINGS}>
      {undecoded.map(({ kind, number }) => (
        <Banner key={`${kind} ${number}`} tone="warn">
          {kind === 'unknown' ? unknownText(number) : unreadableText(number)}
        </Banner>
      ))}
      {notices.map(({ id, severity, text }) => (
        <Banner
          key={id}
          tone={severity === 'info' ? 'info' : 'warn'}
          action={
            <IconButton
              size="small"
              icon={X}
              label={dismissText(text)}
              onClick={() => onEvent({ on: 'dismissed', id })}
            />
          }
        >
          <span className={css.said}>{text}</span>
        </Banner>
      ))}
    </section>
  );
}
