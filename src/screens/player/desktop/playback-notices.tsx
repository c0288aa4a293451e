import type { Playback, UnfinishedEnd } from '#domain/desktop-recording/playback.ts';
import * as player from '#screens/player/player.css.ts';
import { Banner } from '#ui/feedback/banner.tsx';
import { ErrorText } from '#ui/feedback/error-text.tsx';
import { unfinishedText, undecodedText, unreadableText } from './messages.ts';

/** Warnings and errors above the picture. */
export function PlaybackNotices({ playback, ending }: { playback: Playback; ending: UnfinishedEnd | undefined }) {
  const { undecoded, unreadable } = playback;
  return (
    <div className={player.notices}>
      {ending && (
        <Banner tone="bad">
          <p>{unfinishedText(ending)}</p>
          {ending.type === 'failed' && ending.text !== '' && <ErrorText error={{ message: ending.text, status: 1 }} />}
        </Banner>
      )}
      {(undecoded > 0 || unreadable > 0) && (
        <Banner tone="warn">
          {undecoded > 0 && <p>{undecodedText(undecoded)}</p>}
          {unreadable > 0 && <p>{unreadableText(unreadable)}</p>}
        </Banner>
      )}
    </div>
  );
}
