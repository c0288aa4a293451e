// The login page without the router and the queries of the console.
import { StrictMode, useEffect, type ComponentProps } from 'react';
import { MissingStylesBanner } from '#app/missing-styles-banner.tsx';
import { RELOAD, SIGN_IN_METHODS_NOT_LOADED } from '#app/start-messages.ts';
import { SignInPanel } from '#screens/login/login.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { SessionEndNotice } from './session-end-notice.tsx';
import { replayEarlyInput } from './replay-early-input.ts';

const ConfigMissingNotice = () => (
  <Banner tone="bad" action={<Button onClick={() => location.reload()}>{RELOAD}</Button>}>
    {SIGN_IN_METHODS_NOT_LOADED}
  </Banner>
);

interface SignInPageProps extends ComponentProps<typeof SignInPanel> {
  isConfigMissing?: boolean;
}

/** The server renders this page too, so it depends only on its props. */
export function SignInPage({ isConfigMissing = false, ...props }: SignInPageProps) {
  useEffect(() => void replayEarlyInput(), []);
  return (
    <StrictMode>
      <MissingStylesBanner />
      <SignInPanel {...props} notice={isConfigMissing ? <ConfigMissingNotice /> : <SessionEndNotice />} />
    </StrictMode>
  );
}
