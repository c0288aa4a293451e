// The login page without the router and the queries of the console.
import { StrictMode, useEffect, useState, type ComponentProps, type ReactNode, useSyncExternalStore } from 'react';
import { MissingStylesBanner } from '#app/missing-styles-banner.tsx';
import { RELOAD, SIGN_IN_METHODS_NOT_LOADED } from '#app/start-messages.ts';
import { isDemo } from '#features/demo/is-demo.ts';
import { SignInPanel } from '#screens/login/login.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { replayEarlyInput } from './replay-early-input.ts';
import { takeEndReason } from '#app/session/end-reason.ts';
import { once } from '#lib/once.ts';
import { ACCESS_LOCKED } from '#screens/login/messages.ts';
import { ProxyText } from '#ui/feedback/error-text.tsx';

const takeReasonOnce = once(takeEndReason);
const subscribeNever = () => () => undefined;

/** Shows that a lock ended the last session. The server does not render it, because only this tab knows the reason. */
function SessionEndNotice() {
  const reason = useSyncExternalStore(subscribeNever, takeReasonOnce, () => undefined);
  if (reason === undefined) return null;
  return (
    <Banner tone="bad">
      <p>{ACCESS_LOCKED}</p>
      <ProxyText>{reason}</ProxyText>
    </Banner>
  );
}

const ConfigMissingNotice = () => (
  <Banner tone="bad" action={<Button onClick={() => location.reload()}>{RELOAD}</Button>}>
    {SIGN_IN_METHODS_NOT_LOADED}
  </Banner>
);

/**
 * The accounts and scenarios of a demo (docs/behaviour.md#demo). The server does not render them, and the page works
 * without them.
 */
function DemoAside() {
  const [panel, setPanel] = useState<ReactNode>(null);
  useEffect(() => {
    if (isDemo())
      void import('#features/demo/demo-panel.tsx')
        .then(({ loadDemoPanel }) => loadDemoPanel())
        .then(setPanel, () => undefined);
  }, []);
  return panel;
}

interface SignInPageProps extends ComponentProps<typeof SignInPanel> {
  isConfigMissing?: boolean;
}

/** The server renders this page too, so it depends only on its props. */
export function SignInPage({ isConfigMissing = false, ...props }: SignInPageProps) {
  useEffect(() => void replayEarlyInput(), []);
  return (
    <StrictMode>
      <MissingStylesBanner />
      <SignInPanel
        {...props}
        aside={<DemoAside />}
        notice={isConfigMissing ? <ConfigMissingNotice /> : <SessionEndNotice />}
      />
    </StrictMode>
  );
}
