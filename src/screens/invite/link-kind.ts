import { useMatches, useParams } from 'react-router-dom';
import { links } from '#lib/links.ts';
import { requiredParam } from '#lib/params.ts';
import { INVITE_TEXTS, RESET_TEXTS } from './messages.ts';

/** The text and the address of each kind of link. */
export const LINK_KINDS = {
  invite: { ...INVITE_TEXTS, link: links.inviteContinue },
  reset: { ...RESET_TEXTS, link: links.resetContinue },
};

/** A step of the way; it is in the address, so that Back leads to the step before. */
export type SetupStep = 'password' | 'device' | 'passkey';

/** Which kind of link this is, by its route. */
export function useLinkKind() {
  const { handle } = useMatches().at(-1) ?? {};
  const kind = handle === 'reset' || handle === 'resetContinue' ? LINK_KINDS.reset : LINK_KINDS.invite;
  const token = requiredParam(useParams(), 'token');
  return {
    kind,
    token,
    addressOf: (step: SetupStep = 'password') => kind.link({ token }, { step: step === 'password' ? undefined : step }),
  };
}
