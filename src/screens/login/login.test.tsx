import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { readConfig } from '#domain/config.ts';
import { SignInPanel } from './login.tsx';
import { FORGOT_PASSWORD } from './messages.ts';

const signInPage = (auth: object): string =>
  renderToString(
    <SignInPanel
      config={readConfig({ proxyCluster: 'one', auth })}
      onSignedIn={async () => undefined}
      onProvider={() => undefined}
    />,
  );

const PROVIDER = { name: 'github', type: 'github', displayName: 'GitHub', url: '/v1/webapi/github/login/web' };

// docs/behaviour.md#sign-in "If users can sign in with a password, the sign-in page explains how to get a reset link"
test('the sign-in page explains how to get a reset link only if passwords are enabled', () => {
  expect(signInPage({ localAuthEnabled: true })).toContain(FORGOT_PASSWORD);
  expect(signInPage({ localAuthEnabled: false, providers: [PROVIDER] })).not.toContain(FORGOT_PASSWORD);
});
