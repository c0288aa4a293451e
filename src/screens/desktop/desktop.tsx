// The page of a live Windows desktop (docs/protocol/streams.md#7).
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useOutletContext, useParams } from 'react-router-dom';
import { dialectQuery, dialect } from '#api/dialect/dialect-query.ts';
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
import {
  CHECKING,
  NOT_CHECKED,
  CONNECTING_CANCELED,
  CONNECT_ANYWAY,
  desktopWarning,
  GO_TO_DESKTOPS,
  IN_USE_WARNING,
  desktopInUse,
} from './messages.ts';
import type { DesktopAddress } from './run-desktop.ts';
import { DesktopSession } from './desktop-session.tsx';
import { ConnectingNotice } from './connecting.tsx';
import { $api } from '#api/api.ts';
import { http } from '#api/client.ts';
import { proxyCan } from '#api/dialect/dialect.ts';
import { ONE_MINUTE_MS } from '#api/stale-times.ts';
import { connectAs, connectQuestion } from '#domain/resources/messages.ts';
import { links } from '#lib/links.ts';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { UntrustedSentence } from '#ui/text/untrusted-sentence.tsx';
import * as css from './desktop.css.ts';

interface ConfirmProps {
  address: DesktopAddress;
  name: string;
  onConfirm: () => void;
}

/**
 * Asks before a link from outside the console connects, and names the desktop and the login
 * (docs/behaviour.md#links-that-open-sessions).
 */
function ConfirmLink({
  address: { cluster, login },
  name,
  isCancelled,
  onConfirm,
}: ConfirmProps & { isCancelled: boolean }) {
  return (
    <FullPage
      title={<UntrustedSentence message={connectQuestion} parts={[name, login]} />}
      action={
        <span className={css.actions}>
          <Button variant="primary" autoFocus={isCancelled} onClick={onConfirm}>
            <UntrustedSentence message={connectAs} parts={[login]} />
          </Button>
          <ButtonLink to={links.desktops({ cluster })}>{GO_TO_DESKTOPS}</ButtonLink>
        </span>
      }
    >
      {isCancelled ? (
        <p>{CONNECTING_CANCELED}</p>
      ) : (
        <p>
          <UntrustedSentence message={desktopWarning} parts={[name, cluster]} />
        </p>
      )}
    </FullPage>
  );
}

/** Asks before connecting to a desktop in use, because that may end the other user's session. */
function ConfirmBusy({ address: { cluster }, name, onConfirm }: ConfirmProps) {
  return (
    <FullPage
      title={<UntrustedSentence message={desktopInUse} parts={[name]} />}
      action={
        <span className={css.actions}>
          <ButtonLink to={links.desktops({ cluster })}>{GO_TO_DESKTOPS}</ButtonLink>
          <Button variant="danger" onClick={onConfirm}>
            {CONNECT_ANYWAY}
          </Button>
        </span>
      }
    >
      <p>{IN_USE_WARNING}</p>
    </FullPage>
  );
}

// The checks before connecting to a desktop.
interface DesktopPath {
  cluster: string;
  /** The name of the resource. */
  desktop: string;
}

interface DesktopCheck extends DesktopPath {
  /** The root cluster, which decides whether MFA is required. */
  root: string;
  /** The Windows login. */
  login: string;
}

const desktopQuery = (path: DesktopPath) =>
  $api.queryOptions(
    'get',
    '/v1/webapi/sites/{cluster}/desktops/{desktop}',
    { params: { path } },
    { staleTime: ONE_MINUTE_MS },
  );

/** Whether connecting requires MFA. If so, 18.x proxies don't check for another user (docs/protocol/streams.md#7.2). */
async function isMfaRequired({ root, desktop, login }: DesktopCheck): Promise<boolean> {
  if (!proxyCan(await dialect(), 'checkDesktopMfa')) return false;
  const { data } = await http.POST('/v1/webapi/sites/{cluster}/mfa/required', {
    params: { path: { cluster: root } },
    body: { windows_desktop: { desktop_name: desktop, login } },
  });
  return data?.required === true;
}

/**
 * Whether another user is connected, whose session a new connection may end. False if MFA is required, because the
 * proxy then does not check it.
 */
async function isDesktopBusy(check: DesktopCheck): Promise<boolean> {
  if (await isMfaRequired(check)) return false;
  const { cluster, desktop } = check;
  const { data } = await http.GET('/v1/webapi/sites/{cluster}/desktops/{desktop}/active', {
    params: { path: { cluster, desktop } },
  });
  return data?.active === true;
}

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
  /** Whether a reload resumes the session. The desktop is then in use by this user's own session. */
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
