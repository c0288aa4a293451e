import type { Playback, Unfinished } from '#domain/desktop-recording/playback.ts';
import * as player from '#screens/player/player.css.ts';
import { Banner } from '#ui/feedback/banner.tsx';
import { ErrorText } from '#ui/feedback/error-text.tsx';
import { endingText, fastPathText, unreadableText } from './messages.ts';

/** What is not as it should be, above what plays all the same. */
export function Notices({ playback, ending }: { playback: Playback; ending: Unfinished | undefined }) {
  const { fastPaths, unreadable } = playback;
  return (
    <div className={player.notices}>
      {ending && (
        <Banner tone="bad">
          <p>{endingText(ending)}</p>
          {ending.how === 'failed' && ending.text !== '' && <ErrorText error={{ message: ending.text, status: 1 }} />}
        </Banner>
      )}
      {(fastPaths > 0 || unreadable > 0) && (
        <Banner tone="warn">
          {fastPaths > 0 && <p>{fastPathText(fastPaths)}</p>}
          {unreadable > 0 && <p>{unreadableText(unreadable)}</p>}
        </Banner>
      )}
    </div>
  );
}
