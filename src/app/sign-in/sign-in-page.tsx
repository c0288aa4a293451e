// The way in: the login page by itself, without the router and the queries of what is behind it.
import { StrictMode, useEffect, type ComponentProps } from 'react';
import { MissingStylesBanner } from '#app/missing-styles-banner.tsx';
import { Login } from '#screens/login/login.tsx';
import { SessionEndNotice } from './session-end-notice.tsx';
import { replayEarlyInput } from './replay-early-input.ts';

/** Drawn by the server of the page as well, so everything in it follows from its props. */
export function SignInPage(props: ComponentProps<typeof Login>) {
  useEffect(() => void replayEarlyInput(), []);
  return (
    <StrictMode>
      <MissingStylesBanner />
      <Login {...props} notice={<SessionEndNotice />} />
    </StrictMode>
  );
}
