// The page of a live Windows desktop (docs/protocol/streams.md#7).
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
import { desktopQuery, isDesktopBusy } from './pre-connect-checks.ts';
import { ConfirmBusy, ConfirmLink } from './confirm-connect.tsx';
import { CHECKING, NOT_CHECKED } from './messages.ts';
import type { DesktopAddress } from './run-desktop.ts';
import { DesktopSession } from './desktop-session.tsx';
import { ConnectingNotice } from './connecting.tsx';

export function Component() {
  const params = useParams();
  const address = {
    cluster: requiredParam(params, 'cluster'),
    desktop: requiredParam(params, 'desktop'),
    login: requiredParam(params, 'login'),
  };
  return (
    <DarkBackground>
      <title>{browserTabTitle(`${sanitize(address.login)}@${sanitize(address.desktop)}`, address.cluster)}</title>
      <ConfirmedDesktop key={Object.values(address).join('\n')} address={address} />
    </DarkBackground>
  );
}

/** Asks for confirmation first, unless the user came by a click in this console or a reload resumes the session. */
function ConfirmedDesktop({ address }: { address: DesktopAddress }) {
  const [{ isAllowed: isConfirmed, isResumed, isCancelled }, setConfirmed] = useState(() => ({
    ...consumeAutoOpen(),
    isCancelled: false,
  }));
  const confirm = (hasConfirmed: boolean) =>
    setConfirmed({ isAllowed: hasConfirmed, isResumed: false, isCancelled: !hasConfirmed });
  if (isConfirmed) return <CheckedDesktop address={address} isResumed={isResumed} onCancel={() => confirm(false)} />;
  const name = sanitize(address.desktop);
  return <ConfirmLink address={address} name={name} isCancelled={isCancelled} onConfirm={() => confirm(true)} />;
}

/** Runs all checks before a session concurrently (docs/protocol/streams.md#7.2). */
function usePreConnectChecks({ cluster, desktop, login }: DesktopAddress) {
  const { root } = useOutletContext<FullScreenContext>();
  const busyCheck = useMutation({ mutationFn: isDesktopBusy });
  const check = () => busyCheck.mutate({ root, cluster, desktop, login });
  useRunOnce(check);
  const queries = [
    useQuery(dialectQuery),
    useQuery(userContextOf(root)),
    useQuery(desktopQuery({ cluster, desktop })),
  ] as const;
  const [dialect, user, desktopDetails] = queries;
  const isMissing = ({ data }: { data: unknown }) => data === undefined;
  return {
    // Errors of later refetches are ignored, because the first answer is sufficient.
    error: [busyCheck, ...queries].filter(isMissing).find(({ error }) => error !== null)?.error ?? null,
    retry() {
      if (busyCheck.isError) check();
      for (const { isError, refetch } of queries) if (isError) void refetch();
    },
    isDone: ![busyCheck, ...queries].some(isMissing),
    dialect: dialect.data,
    isBusy: busyCheck.data === true,
    name: sanitize(textOr(desktopDetails.data?.name, desktop)),
    rules: desktopPermissionsOf(user.data?.userAcl),
  };
}

interface CheckedDesktopProps {
  address: DesktopAddress;
  /** After a reload the desktop is in use by this user's own session. */
  isResumed: boolean;
  onCancel: () => void;
}

function CheckedDesktop({ address, isResumed, onCancel }: CheckedDesktopProps) {
  const { error, retry, isDone, isBusy, ...session } = usePreConnectChecks(address);
  const { name } = session;
  const [isConfirmed, setConfirmed] = useState(isResumed);
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
      <FullPage title={<bdi>{`${sanitize(address.login)}@${name}`}</bdi>}>
        <ConnectingNotice label={CHECKING} onCancel={onCancel} />
      </FullPage>
    );
  if (isBusy && !isConfirmed) return <ConfirmBusy address={address} name={name} onConfirm={() => setConfirmed(true)} />;
  const reconnect = () => setAttempt(attempt + 1);
  return <DesktopSession key={attempt} address={address} {...session} onCancel={onCancel} onReconnect={reconnect} />;
}
