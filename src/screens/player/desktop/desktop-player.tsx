import { useQuery } from '@tanstack/react-query';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { $api } from '#api/api.ts';
import { titles } from '#domain/navigation.ts';
import { links } from '#lib/links.ts';
import { unfinishedIn, type Unfinished } from '#domain/desktop-recording/playback.ts';
import { numberOr } from '#lib/read.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { LOADING_RECORDING, recordingOfSession } from '#screens/player/messages.ts';
import * as player from '#screens/player/player.css.ts';
import { Button } from '#ui/button/button.tsx';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorText } from '#ui/feedback/error-text.tsx';
import { Spinner } from '#ui/feedback/spinner.tsx';
import { RETRY } from '#ui/messages.ts';
import { Controls } from './controls.tsx';
import { Events } from './events.tsx';
import { endingText, NOT_OPENED, SCREEN } from './messages.ts';
import { Notices } from './notices.tsx';
import { usePlayback } from './use-playback.ts';
import * as css from './desktop.css.ts';

export interface DesktopPlayerProps {
  cluster: string;
  sid: string;
  /** Of the address, where it is a positive number. */
  durationMs: number | undefined;
}

const lengthOf = (path: { cluster: string; sid: string }) =>
  $api.queryOptions('get', '/v1/webapi/sites/{cluster}/sessionlength/{sid}', { params: { path } });

/** As the address says, else as 18.x does; without it everything plays all the same. */
function useTotal({ cluster, sid, durationMs }: DesktopPlayerProps, isAsked: boolean): number | undefined {
  const { data } = useQuery({ ...lengthOf({ cluster, sid }), enabled: isAsked && durationMs === undefined });
  return durationMs ?? numberOr(data?.durationMs, undefined);
}

function NotOpened({ ending, onRetry }: { ending: Unfinished; onRetry: () => void }) {
  return (
    <div role="alert">
      <EmptyState icon={CircleAlert} title={NOT_OPENED} action={<Button onClick={onRetry}>{RETRY}</Button>}>
        <p>{endingText(ending)}</p>
        {ending.how === 'failed' && ending.text !== '' && <ErrorText error={{ message: ending.text, status: 1 }} />}
      </EmptyState>
    </div>
  );
}

/** A recorded desktop, played. */
export function DesktopPlayer(props: DesktopPlayerProps) {
  const { cluster, sid } = props;
  const { canvas, playback, take, restart } = usePlayback({ cluster, sid });
  const { at, canSeek, notices } = playback;
  const total = useTotal(props, canSeek);
  const title = recordingOfSession(sanitize(sid));
  const unfinished = unfinishedIn(playback);
  // Where nothing was played, what went wrong stands in its place.
  const failed = playback.ms === 0 && playback.size === undefined ? unfinished : undefined;
  const seek = (ms: number) => (at === 'ended' ? restart(ms) : take({ on: 'sought', ms }));
  return (
    <div className={player.page}>
      <header className={player.bar}>
        <ButtonLink to={links.recordings({ cluster })} variant="quiet" size="small" icon={ArrowLeft}>
          {titles.recordings}
        </ButtonLink>
        <h1 className={player.title}>{title}</h1>
      </header>
      <Notices playback={playback} ending={failed ? undefined : unfinished} />
      <section className={player.stage} aria-label={title}>
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an img cannot be drawn onto */}
        <canvas ref={canvas} className={css.canvas} role="img" aria-label={SCREEN} />
        {at === 'connecting' && (
          <div className={player.instead}>
            <Spinner label={LOADING_RECORDING} />
          </div>
        )}
        {failed && (
          <div className={player.instead}>
            <NotOpened ending={failed} onRetry={() => restart(0)} />
          </div>
        )}
      </section>
      <div className={css.foot}>
        <Events notices={notices} onSeek={canSeek ? seek : undefined} />
        <Controls
          playback={playback}
          total={total}
          onEvent={take}
          onSeek={seek}
          onRestart={() => (canSeek && at !== 'ended' ? seek(0) : restart(0))}
        />
      </div>
    </div>
  );
}
