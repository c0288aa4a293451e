import type { SessionRow, Standstill } from './session-row.ts';

const STANDSTILLS: Record<Standstill, string> = {
  'needs moderator': 'Needs a moderator',
  'nobody there': 'Nobody is in it',
};

/** The state in words, where there is one to tell. */
export function stateOf({ standstill, isModerated, kind }: SessionRow): string | undefined {
  if (standstill) return STANDSTILLS[standstill];
  return isModerated && kind === 'ssh' ? 'Moderated' : undefined;
}

export const presentIn = ({ users }: SessionRow): string => users.join(', ') || 'Nobody';
