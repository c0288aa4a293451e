import { useMatches, useParams } from 'react-router-dom';
import { links } from '#lib/links.ts';
import { required } from '#lib/params.ts';

const INVITE = {
  page: 'Invitation',
  welcome: (root: string) => `Welcome to ${root}`,
  about: 'You have been invited. Set how you sign in; it takes a minute and happens only once.',
  begin: 'Set up your account',
  link: links.inviteContinue,
  done: 'Your account is set up.',
};

const RESET: typeof INVITE = {
  page: 'Reset Authentication',
  welcome: (root) => `Reset your sign-in to ${root}`,
  about: 'Your password and your second factors no longer work. Set a new sign-in, and you are in again.',
  begin: 'Set a new sign-in',
  link: links.resetContinue,
  done: 'Your sign-in is reset.',
};

/** What one passes through; it stands in the address, so that Back leads from one to the one before. */
export type Step = 'password' | 'device' | 'passkey';

/** Which of the two texts this is, and whether the link has been opened: the route says. */
export function useKind() {
  const { handle } = useMatches().at(-1) ?? {};
  const kind = handle === 'reset' || handle === 'resetContinue' ? RESET : INVITE;
  const token = required(useParams(), 'token');
  return {
    kind,
    token,
    addressOf: (step: Step = 'password') => kind.link({ token }, { step: step === 'password' ? undefined : step }),
  };
}
