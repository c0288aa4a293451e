import { useQuery } from '@tanstack/react-query';
import { useOutletContext, useSearchParams } from 'react-router-dom';
import { dialectQuery } from '#api/dialect/dialect-query.ts';
import type { FullScreenContext } from '#domain/page-context.ts';
import { safeRedirect } from '#lib/redirect.ts';
import { SignInPanel } from '#screens/login/login.tsx';
import { ssoAddress } from '#domain/mfa/sign-in-methods.ts';
import type { SigningOutState } from '#domain/session/session-state.ts';
import { AuthCard } from '#ui/layout/auth-card.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { Loading } from '#ui/feedback/loading.tsx';
import { useStore } from '#ui/store/use-store.ts';
import { sessionState, dispatch } from './session.ts';
import { RETRY } from '#ui/messages.ts';
import { SIGN_OUT_NOT_CONFIRMED, SIGNING_OUT } from './messages.ts';
import * as css from './sign-out-page.css.ts';

type UnconfirmedSignOut = SigningOutState & { answer: 'missing' };

/** The login page during a sign-out. It waits for the proxy, and shows the form if the proxy confirms nothing. */
export function SignOutPage() {
  const unconfirmed = useStore(sessionState, (state): UnconfirmedSignOut | undefined =>
    state.status === 'signingOut' && state.answer === 'missing' ? state : undefined,
  );
  if (unconfirmed) return <SignInDuringSignOut unconfirmed={unconfirmed} />;
  return (
    <AuthCard title={SIGNING_OUT}>
      <title>{SIGNING_OUT}</title>
      <div className={css.waiting}>
        <Loading delay="short" label={SIGNING_OUT} />
      </div>
    </AuthCard>
  );
}

/** Signing in during a sign-out loads a new page without state of the previous user. */
function SignInDuringSignOut({ unconfirmed }: { unconfirmed: UnconfirmedSignOut }) {
  const { config } = useOutletContext<FullScreenContext>();
  const target = safeRedirect(useSearchParams()[0].get('redirect_uri'), location.origin);
  const dialect = useQuery({ ...dialectQuery, enabled: config.auth.privateKeyPolicy !== 'none' }).data;
  const openTarget = async () => location.replace(target);
  return (
    <SignInPanel
      config={config}
      dialect={dialect}
      onSignedIn={openTarget}
      onProvider={(provider) => location.assign(ssoAddress(provider, new URL(target, location.origin).href))}
      notice={<UnconfirmedNotice unconfirmed={unconfirmed} />}
    />
  );
}

function UnconfirmedNotice({ unconfirmed: { reason, isAsking } }: { unconfirmed: UnconfirmedSignOut }) {
  const retry = (
    <Button size="small" pending={isAsking} onClick={() => dispatch({ type: 'retryChosen' })}>
      {RETRY}
    </Button>
  );
  return (
    <Banner tone="bad" action={retry}>
      <p>{SIGN_OUT_NOT_CONFIRMED}</p>
      <p>{reason}</p>
    </Banner>
  );
}
