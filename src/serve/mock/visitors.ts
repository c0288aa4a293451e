import { demoAccounts, isPasswordDisabled } from '#fixtures/demo/demo-accounts.ts';
import type { World } from '#fixtures/model/world.ts';
import type { Visitors } from '#serve/command/greeting.ts';

/** The users who can sign in to a world of the mock with a password, with their credentials, and the invite links. */
export function visitorsOf(world: World): Visitors {
  const { db, settings } = world;
  if (isPasswordDisabled(world)) return { accounts: [], invites: [], needsKey: false };
  const invites = db.userToken
    .all()
    .flatMap(({ id, kind, user }) => (kind === 'invite' ? [{ name: user, path: `/web/invite/${id}` }] : []));
  return { accounts: demoAccounts(world), invites, needsKey: settings.auth.second_factor === 'webauthn' };
}
