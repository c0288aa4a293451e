// Opens a web application (docs/behaviour.md#pages, docs/protocol/auth-and-identity.md#20).
import { useQuery, useMutation } from '@tanstack/react-query';
import { useState, useEffect, useId, useRef } from 'react';
import { redirectDocument, useLocation, useParams, type LoaderFunctionArgs, useOutletContext } from 'react-router-dom';
import { queryClient } from '#api/query-client.ts';
import { isSignedIn } from '#api/identity/credentials.ts';
import { browserTabTitle, pageTitles } from '#domain/navigation.ts';
import { parseAppTarget, type AppTarget } from '#domain/app-access/app-target.ts';
import { canAutoOpen } from '#lib/browser/auto-open.ts';
import { LOADING_CANCELED } from '#ui/feedback/messages.ts';
import { AuthCard } from '#ui/layout/auth-card.tsx';
import { LaunchError } from './launch-error.tsx';
import { LaunchFailure, throwLaunchFailure } from './launch-failure.ts';
import {
  INVALID_ADDRESS,
  lookingUpApp,
  openFailed,
  appNotFound,
  OTHER_ADDRESS,
  wrongAddress,
  AWS_ROLE,
  CLUSTER,
  CONFIRM_TITLE,
  EXTERNAL_LINK_WARNING,
  OPENED_FIRST,
  openApp,
  PATH,
  confirmOpen,
  NOT_VERIFIED,
  OPEN_APPLICATION,
  openingApp,
  VERIFY_TO_OPEN,
} from './messages.ts';
import { takeStartedLaunch } from './launch-mark.ts';
import { http } from '#api/client.ts';
import { FOREVER_MS } from '#api/stale-times.ts';
import { keyOf } from '#api/query-keys.ts';
import { parseHostName, isSameHost } from '#domain/app-access/host-name.ts';
import { uniqueNames, textOr } from '#lib/untrusted.ts';
import { APPLICATION } from '#domain/resources/messages.ts';
import { links } from '#lib/links.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { Button } from '#ui/button/button.tsx';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { GO_HOME } from '#ui/button/messages.ts';
import { Description, DescriptionList } from '#ui/text/description-list.tsx';
import * as css from './launcher.css.ts';
import { requestDeviceChallenge, CHALLENGE_SCOPE } from '#domain/mfa/reauthenticate.ts';
import type { FullScreenContext } from '#domain/page-context.ts';
import { Reauthentication } from '#features/identity/reauthentication.tsx';
import { useRunOnce } from '#ui/store/use-run-once.ts';
import { launch } from './launch.ts';
import { Spinner } from '#ui/feedback/spinner.tsx';
import { Wait } from '#ui/feedback/wait.tsx';

interface WaitingNoticeProps {
  children: string;
  /** Whether the page waits for the proxy. Otherwise it waits for the user. */
  isForProxy?: boolean;
  onCancel?: () => void;
}

function WaitingNotice({ children, isForProxy = true, onCancel }: WaitingNoticeProps) {
  return (
    <>
      <output className={css.waiting}>
        <Spinner />
        <span>{children}</span>
      </output>
      {isForProxy && <Wait waitingFor={children} onCancel={onCancel} />}
    </>
  );
}

interface OpeningAppProps {
  target: AppTarget;
  /** Starts over, because the exchange data from the application's host expires. */
  onRetry: () => void;
}

function OpeningApp({ target, onRetry }: OpeningAppProps) {
  const [cancelReason, setCancelReason] = useState<string>();
  if (cancelReason !== undefined)
    return <LaunchError error={new LaunchFailure(openFailed(target.fqdn), cancelReason)} onRetry={onRetry} />;
  return <LaunchApp target={target} onRetry={onRetry} onCancel={setCancelReason} />;
}

interface LaunchAppProps extends OpeningAppProps {
  onCancel: (reason: string) => void;
}

/** Leaving the page aborts the requests. */
function LaunchApp({ target, onRetry, onCancel }: LaunchAppProps) {
  const { config, root } = useOutletContext<FullScreenContext>();
  const launchMutation = useMutation({ mutationFn: (signal: AbortSignal) => launch({ target, root, signal }) });
  useRunOnce(launchMutation.mutate);
  const cancel = () => {
    // Stops the browser's navigation to the application, which may already be pending.
    window.stop();
    onCancel(LOADING_CANCELED);
  };
  if (launchMutation.error) return <LaunchError error={launchMutation.error} onRetry={onRetry} />;
  if (launchMutation.data !== 'factor')
    return <WaitingNotice onCancel={cancel}>{openingApp(target.fqdn)}</WaitingNotice>;
  return (
    <>
      <WaitingNotice isForProxy={false}>{openingApp(target.fqdn)}</WaitingNotice>
      <Reauthentication
        title={confirmOpen(target.fqdn)}
        submitLabel={OPEN_APPLICATION}
        requestChallenge={(signal) =>
          requestDeviceChallenge({ scope: CHALLENGE_SCOPE.session, preferred: config.auth.preferredLocalMfa, signal })
        }
        onAnswered={async (mfaResponse, signal) => void (await launch({ target, root, mfaResponse, signal }))}
        onCancel={() => onCancel(NOT_VERIFIED)}
      >
        <p>{VERIFY_TO_OPEN}</p>
      </Reauthentication>
    </>
  );
}

interface ConfirmOpenProps {
  target: AppTarget;
  onConfirm: () => void;
}

/**
 * Asks for confirmation before an external link opens an application (docs/behaviour.md#links-that-open-sessions). No
 * button has the focus, so that an accidental key press opens nothing.
 */
function ConfirmOpen({ target, onConfirm }: ConfirmOpenProps) {
  const { fqdn, cluster, arn, page, requiredApps } = target;
  const appsOpenedFirst = requiredApps.filter((host) => host !== fqdn);
  const section = useRef<HTMLElement>(null);
  const questionId = useId();
  useEffect(() => section.current?.focus(), []);
  return (
    <section ref={section} tabIndex={-1} className={css.question} aria-labelledby={questionId}>
      <h2 id={questionId} className={css.title}>
        {CONFIRM_TITLE}
      </h2>
      <p>{EXTERNAL_LINK_WARNING}</p>
      <DescriptionList>
        <Description term={APPLICATION}>{sanitize(fqdn)}</Description>
        {cluster !== '' && <Description term={CLUSTER}>{sanitize(cluster)}</Description>}
        {arn !== '' && <Description term={AWS_ROLE}>{sanitize(arn)}</Description>}
        {page !== '/' && <Description term={PATH}>{sanitize(page)}</Description>}
        {appsOpenedFirst.length > 0 && (
          <Description term={OPENED_FIRST}>{sanitize(appsOpenedFirst.join(', '))}</Description>
        )}
      </DescriptionList>
      <div className={css.buttons}>
        <Button variant="primary" size="big" onClick={onConfirm}>
          {openApp(fqdn)}
        </Button>
        <ButtonLink size="big" to={links.home()}>
          {GO_HOME}
        </ButtonLink>
      </div>
    </section>
  );
}

function fetchAppAddress({ fqdn, cluster, publicAddr, state, requiredApps }: AppTarget, signal: AbortSignal) {
  const query = state !== '' && requiredApps.length > 0 ? { 'required-apps': requiredApps.join(',') } : {};
  return cluster && publicAddr
    ? http.GET('/v1/webapi/apps/{fqdn}/{cluster}/{publicAddr}', {
        params: { path: { fqdn, cluster, publicAddr }, query },
        signal,
      })
    : http.GET('/v1/webapi/apps/{fqdn}', { params: { path: { fqdn }, query }, signal });
}

/**
 * The target with data from the proxy. The address is untrusted, so the console opens only a host that the proxy
 * confirms for this application. The response also lists the applications to open first.
 */
const resolvedTargetQuery = (target: AppTarget) => ({
  queryKey: keyOf('/v1/webapi/apps/{fqdn}', { path: { fqdn: target.fqdn } }, target),
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<AppTarget> => {
    const { data } = await fetchAppAddress(target, signal).catch(throwLaunchFailure(appNotFound(target.fqdn)));
    if (!isSameHost(textOr(data?.fqdn, ''), target.fqdn))
      throw new LaunchFailure(wrongAddress(target.fqdn), OTHER_ADDRESS);
    // The proxy decides which applications open first. After the exchange, the address contains its decision.
    const requiredApps =
      target.state === ''
        ? uniqueNames(data?.requiredAppFQDNs).flatMap((host) => parseHostName(host) ?? [])
        : target.requiredApps;
    return { ...target, requiredApps: requiredApps.length > 1 ? requiredApps : [] };
  },
  staleTime: FOREVER_MS,
});

const pathOf = (address: string): string => new URL(address).pathname;

/**
 * Reloads the page from the server, because the Content Security Policy of other pages forbids requests to the
 * application's host (docs/protocol/auth-and-identity.md#5.2).
 */
export function loader({ request }: LoaderFunctionArgs) {
  const [pageLoad] = performance.getEntriesByType('navigation');
  if (!isSignedIn() || !pageLoad || pathOf(pageLoad.name) === pathOf(request.url)) return null;
  return redirectDocument(request.url);
}

export function Component() {
  const params = useParams();
  const { search, hash } = useLocation();
  const parsedTarget = parseAppTarget({ params, search, hash, consoleHost: location.hostname });
  return (
    <AuthCard title={pageTitles.appLauncher}>
      <title>{browserTabTitle(pageTitles.appLauncher, params['cluster'])}</title>
      {parsedTarget.ok ? (
        <Launcher target={parsedTarget.target} />
      ) : (
        <LaunchError error={new LaunchFailure(INVALID_ADDRESS, parsedTarget.reason)} />
      )}
    </AuthCard>
  );
}

interface LaunchAttempt {
  /** Zero until the launch is confirmed. Each retry increases it. */
  attempt: number;
  target: AppTarget;
}

/**
 * Launches that the user started in the console continue without confirmation. A returning exchange is ignored unless
 * this tab started it.
 */
function initialAttempt(target: AppTarget): LaunchAttempt {
  const { isBegun: isStarted, page } = takeStartedLaunch(target.fqdn);
  const isExchangeReturn = isStarted && target.state !== '';
  return {
    attempt: canAutoOpen() || isExchangeReturn ? 1 : 0,
    // The stored mark keeps the page's fragment, which redirects drop.
    target: isExchangeReturn ? { ...target, page } : { ...target, state: '' },
  };
}

function Launcher({ target: requestedTarget }: { target: AppTarget }) {
  const [{ attempt, target }, setAttempt] = useState(() => initialAttempt(requestedTarget));
  const startLaunch = () => setAttempt({ attempt: attempt + 1, target: { ...target, state: '' } });
  const targetQuery = useQuery(resolvedTargetQuery(target));
  const retry = () => void targetQuery.refetch();
  if (targetQuery.isFetching) {
    const cancel = () => void queryClient.cancelQueries({ queryKey: resolvedTargetQuery(target).queryKey });
    return <WaitingNotice onCancel={cancel}>{lookingUpApp(target.fqdn)}</WaitingNotice>;
  }
  if (targetQuery.error) return <LaunchError error={targetQuery.error} onRetry={retry} />;
  if (!targetQuery.data)
    return <LaunchError error={new LaunchFailure(openFailed(target.fqdn), LOADING_CANCELED)} onRetry={retry} />;
  if (attempt === 0) return <ConfirmOpen target={targetQuery.data} onConfirm={startLaunch} />;
  return <OpeningApp key={attempt} target={targetQuery.data} onRetry={startLaunch} />;
}
