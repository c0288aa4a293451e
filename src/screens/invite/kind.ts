import { useMatches, useParams } from 'react-router-dom';
import { links } from '#lib/links.ts';
import { requiredParam } from '#lib/params.ts';
import { INVITE, RESET } from './messages.ts';

/** The text and the address of each kind of link. */
export const KINDS = {
  invite: { ...INVITE, link: links.inviteContinue },
  reset: { ...RESET, link: links.resetContinue },
};

/** A step of the way; it is in the address, so that Back leads to the step before. */
export type Step = 'password' | 'device' | 'passkey';

/** Which kind of link this is, by its route. */
export function useKind() {
  const { handle } = useMatches().at(-1) ?? {};
  const kind = handle === 'reset' || handle === 'resetContinue' ? KINDS.reset : KINDS.invite;
  const token = requiredParam(useParams(), 'token');
  return {
    kind,
    token,
    addressOf: (step: Step = 'password') => kind.link({ token }, { step: step === 'password' ? undefined : step }),
  };
}
