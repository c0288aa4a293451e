// One Windows desktop, live (docs/protocol/streams.md#7).
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useOutletContext, useParams } from 'react-router-dom';
import { dialectQuery } from '#api/dialect/dialect-query.ts';
import { userContextOf } from '#api/identity/user-context.ts';
import { desktopPermissionsOf } from '#domain/access.ts';
import { browserTabTitle } from '#domain/navigation.ts';
import type { FullScreenContext } from '#domain/page-context.ts';
import { consumeAutoOpen } from '#lib/browser/auto-open.ts';
import { requiredParam } from '#lib/params.ts';
import { textOr } from '#lib/untrusted.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { Button } from '#ui/button/button.tsx';
import { ErrorText } from '#ui/feedback/error-text.tsx';
import { FullPage } from '#ui/layout/full-page.tsx';
import { RETRY } from '#ui/messages.ts';
import { useRunOnce } from '#ui/store/use-run-once.ts';
import { DarkBackground } from '#ui/theme/dark-background.tsx';
import { desktopOf, isDesktopBusy } from './checks.ts';
import { ConfirmBusy, ConfirmLink } from './confirm.tsx';
import { CHECKING, NOT_CHECKED } from './messages.ts';
import type { DesktopPlace } from './run-desktop.ts';
import { Session } from './session.tsx';
import { Waiting } from './waiting.tsx';

export function Component() {
  const params = useParams();
  const place = {
    cluster: requiredParam(params, 'cluster'),
    desktop: requiredParam(params, 'desktop'),
    login: requiredParam(params, 'login'),
  };
  return (
    <DarkBackground>
      <title>{browserTabTitle(`${sanitize(place.login)}@${sanitize(place.desktop)}`, place.cluster)}</title>
      <Chosen key={Object.values(place).join('\n')} place={place} />
    </DarkBackground>
  );
}

/** Nothing begins before the user chose it, whichever link led here. */
function Chosen({ place }: { place: DesktopPlace }) {
  const [{ isAllowed: isChosen, isResumed: isGoingOn, isCancelled }, setChosen] = useState(() => ({
    ...consumeAutoOpen(),
    isCancelled: false,
  }));
  const choose = (isChosen: boolean) => setChosen({ isAllowed: isChosen, isResumed: false, isCancelled: !isChosen });
  if (isChosen) return <Checked place={place} isGoingOn={isGoingOn} onCancel={() => choose(false)} />;
  const name = sanitize(place.desktop);
  return <ConfirmLink place={place} name={name} isCancelled={isCancelled} onConfirm={() => choose(true)} />;
}

/** All that is asked before a session, at once (docs/protocol/streams.md#7.2). */
function useChecks({ cluster, desktop, login }: DesktopPlace) {
  const { root } = useOutletContext<FullScreenContext>();
  const busy = useMutation({ mutationFn: isDesktopBusy });
  const check = () => busy.mutate({ root, cluster, desktop, login });
  useRunOnce(check);
  const asked = [
    useQuery(dialectQuery),
    useQuery(userContextOf(root)),
    useQuery(desktopOf({ cluster, desktop })),
  ] as const;
  const [dialect, user, about] = asked;
  const isMissing = ({ data }: { data: unknown }) => data === undefined;
  return {
    // What was asked again later and could not be had changes nothing of a session.
    error: [busy, ...asked].filter(isMissing).find(({ error }) => error !== null)?.error ?? null,
    retry() {
      if (busy.isError) check();
      for (const { isError, refetch } of asked) if (isError) void refetch();
    },
    isDone: ![busy, ...asked].some(isMissing),
    dialect: dialect.data,
    isBusy: busy.data === true,
    name: sanitize(textOr(about.data?.name, desktop)),
    rules: desktopPermissionsOf(user.data?.userAcl),
  };
}

interface CheckedProps {
  place: DesktopPlace;
  /** After a reload the one who is connected is oneself. */
  isGoingOn: boolean;
  onCancel: () => void;
}

function Checked({ place, isGoingOn, onCancel }: CheckedProps) {
  const { error, retry, isDone, isBusy, ...session } = useChecks(place);
  const { name } = session;
  const [isAgreed, setAgreed] = useState(isGoingOn);
  const [attempt, setAttempt] = useState(0);
  if (error !== null)
    return (
      <FullPage title={NOT_CHECKED} action={<Button onClick={retry}>{RETRY}</Button>}>
        <div role="alert">
          <ErrorText error={error} />
        </div>
      </FullPage>
    );
  if (!isDone)
    return (
      <FullPage title={<bdi>{`${sanitize(place.login)}@${name}`}</bdi>}>
        <Waiting label={CHECKING} onCancel={onCancel} />
      </FullPage>
    );
  if (isBusy && !isAgreed) return <ConfirmBusy place={place} name={name} onConfirm={() => setAgreed(true)} />;
  const again = () => setAttempt(attempt + 1);
  return <Session key={attempt} place={place} {...session} onCancel={onCancel} onReconnect={again} />;
}
