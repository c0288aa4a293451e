// The way in: the login page by itself, without the router and the queries of what is behind it.
import { StrictMode, useEffect, type ComponentProps } from 'react';
import { Unstyled } from '#app/unstyled.tsx';
import { Login } from '#screens/login/login.tsx';
import { EndNotice } from './end-notice.tsx';
import { repeatEarlyActs } from './early-acts.ts';

/** Drawn by the server of the page as well, so everything in it follows from its props. */
export function Entrance(props: ComponentProps<typeof Login>) {
  useEffect(() => void repeatEarlyActs(), []);
  return (
    <StrictMode>
      <Unstyled />
      <Login {...props} notice={<EndNotice />} />
    </StrictMode>
  );
}
