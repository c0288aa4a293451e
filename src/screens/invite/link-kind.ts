import { useMatches, useParams } from 'react-router-dom';
import { links } from '#lib/links.ts';
import { requiredParam } from '#lib/params.ts';
import { INVITE_TEXTS, RESET_TEXTS } from './messages.ts';

/** The texts and the address for each kind of link. */
export const LINK_KINDS = {
  invite: { ...INVITE_TEXTS, link: links.inviteContinue },
  reset: { ...RESET_TEXTS, link: links.resetContinue },
};

/** A step of the setup. The address contains the step, so that Back returns to the previous step. */
export type SetupStep = 'password' | 'device' | 'passkey';

/** The route determines the kind of link. */
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
