import { requiresHardwareKey } from '#fixtures/identity/accounts.ts';
import { usableDevices } from '#fixtures/identity/mfa-devices.ts';
import type { World } from '#fixtures/model/world.ts';
import type { Visitors } from '#serve/command/greeting.ts';

/** The users who can sign in to a world of the mock with a password, with their credentials, and the invite links. */
export function visitorsOf(world: World): Visitors {
  const { db, settings } = world;
  const { localAuthEnabled, second_factor: factor } = settings.auth;
  if (!localAuthEnabled || requiresHardwareKey(world)) return { accounts: [], invites: [], needsKey: false };
  const accounts = db.user.all().flatMap(({ name, password, roles }) => {
    const [totpDevice] = usableDevices(world, name, 'totp');
    return password === null ? [] : [{ name, password, roles: roles ?? [], codeSecret: totpDevice?.proof.secret }];
  });
  const invites = db.userToken
    .all()
    .flatMap(({ id, kind, user }) => (kind === 'invite' ? [{ name: user, path: `/web/invite/${id}` }] : []));
  return { accounts, invites, needsKey: factor === 'webauthn' };
}
