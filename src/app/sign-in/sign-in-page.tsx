// The login page without the router and the queries of the console.
import { StrictMode, useEffect, type ComponentProps } from 'react';
import { MissingStylesBanner } from '#app/missing-styles-banner.tsx';
import { Login } from '#screens/login/login.tsx';
import { SessionEndNotice } from './session-end-notice.tsx';
import { replayEarlyInput } from './replay-early-input.ts';

/** The server renders it too, so it depends only on its props. */
export function SignInPage(props: ComponentProps<typeof Login>) {
  useEffect(() => void replayEarlyInput(), []);
  return (
    <StrictMode>
      <MissingStylesBanner />
      <Login {...props} notice={<SessionEndNotice />} />
    </StrictMode>
  );
}
