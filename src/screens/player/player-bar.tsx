import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { ReactNode } from 'react';
import { formatClock } from '#domain/recording/clock-text.ts';
import type { SessionInfo } from '#domain/recording/timeline.ts';
import { pageTitles } from '#domain/navigation.ts';
import { links } from '#lib/links.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { formatDateTime, formatDuration } from '#lib/time.ts';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { CopyButton } from '#ui/button/copy-button.tsx';
import { FullScreenButton } from '#ui/button/full-screen-button.tsx';
import { copyLink, loginText, startText, userText } from './messages.ts';
import * as css from './player.css.ts';

interface PlayerBarProps {
  cluster: string;
  title: string;
  sessionInfo?: SessionInfo | undefined;
  ms: number;
  total: number;
  link: string;
  /** Why the link is not available. */
  noLinkReason?: string | undefined;
  fullScreen: { isFull: boolean; toggle: () => void };
  /** The tools for the text of the recording. */
  children?: ReactNode;
}

/** The title of the session and the tools of the player. */
export function PlayerBar({
  cluster,
  title,
  sessionInfo,
  ms,
  total,
  link,
  noLinkReason,
  fullScreen,
  children,
}: PlayerBarProps) {
  const { user = '', login = '', start } = sessionInfo ?? {};
  return (
    <header className={css.bar}>
      <ButtonLink to={links.recordings({ cluster })} variant="quiet" size="small" icon={ArrowLeft}>
        {pageTitles.recordings}
      </ButtonLink>
      <h1 className={css.title}>{title}</h1>
      <span className={css.details}>
        {user !== '' && <bdi>{sanitize(login === '' ? userText(user) : loginText(user, login))}</bdi>}
        {start !== undefined && <span>{startText(formatDateTime(start, 'utc'))}</span>}
        {total > 0 && <span>{formatDuration(total)}</span>}
      </span>
      <span className={css.tools}>
        {children}
        <CopyButton showLabel text={link} label={copyLink(formatClock(ms))} disabledReason={noLinkReason} />
        <FullScreenButton fullScreen={fullScreen} />
      </span>
    </header>
  );
}
