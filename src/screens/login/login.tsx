import { useRef, useState } from 'react';
import { useOutletContext, useSearchParams } from 'react-router-dom';
import { $api } from '#api/client.ts';
import type { FullScreenPlace } from '#domain/place.ts';
import { safeRedirect } from '#lib/redirect.ts';
import { AuthCard } from '#ui/auth-card.tsx';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { PasswordInput } from '#ui/password-input.tsx';
import { Notice } from './notice.tsx';
import { obstacleOf } from './obstacle.ts';
import * as css from './login.css.ts';

/** What the proxy's refusals mean to someone who signs in (facts/auth-and-identity.md 7.4, 8). */
function refusalText({ status, message }: { status: number; message: string }): string {
  if (status === 429) return `Too many attempts from this address. Wait a minute, then try again. (${message})`;
  if (status === 403 && message === 'access denied') return 'This page is out of date. Reload it and sign in again.';
  return message;
}

export function Component() {
  const { config, root } = useOutletContext<FullScreenPlace>();
  const { motd } = config.auth;
  const [isRead, setRead] = useState(motd === '');
  const obstacle = obstacleOf(config.auth);
  const way = obstacle === undefined ? <PasswordForm /> : <Banner tone="info">{obstacle}</Banner>;
  return (
    <AuthCard title={`Sign in to ${root}`}>
      <title>Sign in</title>
      {isRead ? way : <Notice text={motd} onRead={() => setRead(true)} />}
    </AuthCard>
  );
}

function textIn(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

function PasswordForm() {
  const [params] = useSearchParams();
  const form = useRef<HTMLFormElement>(null);
  const signIn = $api.useMutation('post', '/v1/webapi/sessions/web', {
    // The page is served anew, because only a served page carries the bearer (facts/auth-and-identity.md 23.6).
    onSuccess: () => location.replace(safeRedirect(params.get('redirect_uri'), location.origin)),
    onError: () => form.current?.querySelector<HTMLInputElement>('[name=pass]')?.select(),
  });
  const isLeaving = signIn.isPending || signIn.isSuccess;
  const submit = (given: FormData) => {
    if (isLeaving) return;
    signIn.mutate({ body: { user: textIn(given, 'user'), pass: textIn(given, 'pass'), second_factor_token: '' } });
  };
  return (
    <form
      ref={form}
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault();
        submit(new FormData(event.currentTarget));
      }}
    >
      {signIn.error && <Banner tone="bad">{refusalText(signIn.error)}</Banner>}
      <Field label="Username">
        <Input name="user" autoComplete="username" autoCapitalize="off" spellCheck={false} required autoFocus />
      </Field>
      <Field label="Password">
        <PasswordInput name="pass" autoComplete="current-password" required />
      </Field>
      <Button type="submit" variant="primary" size="big" pending={isLeaving}>
        Sign in
      </Button>
    </form>
  );
}
