// The life of an account, lived by the user that this run has made, with a security key of its own.
import { toBase64, utf8 } from '#fixtures/encoding/base64.ts';
import { testKey, type TestKey } from '#fixtures/webauthn/test-key.ts';
import type { Client } from './client.ts';
import { notAsked } from './judging/findings.ts';
import { at, parsed, textAt } from './judging/json.ts';
import type { Making } from './writes/making.ts';
import { ask, bodyOf, type Visit } from './visit.ts';

type CreationOptions = Parameters<TestKey['create']>[0];
type AssertionOptions = Parameters<TestKey['answer']>[0];

interface Guest {
  visit: Visit;
  name: string;
  client: Client;
  password: string;
  /** What signs the user in beside the password; none where the cluster takes no security keys. */
  key: TestKey | undefined;
}

/** What a challenge is for (docs/protocol/auth-and-identity.md#25.4); 14.x does not read it. */
const SCOPE = { login: 1, devices: 4, password: 8 };

const newPassword = (): string => crypto.randomUUID();
const wire = (password: string): string => toBase64(utf8(password));

// What the proxy asks a key is judged as the answer that it came in.
const created = (key: TestKey, challenge: unknown) =>
  key.create(at(challenge, 'webauthn', 'publicKey') as CreationOptions);
const asserted = (key: TestKey, challenge: unknown) =>
  key.answer(at(challenge, 'webauthn_challenge', 'publicKey') as AssertionOptions);

const takesKeys = (secondFactor: string): boolean => ['webauthn', 'on', 'optional'].includes(secondFactor);

const newKey = ({ client }: Pick<Guest, 'client'>): TestKey => testKey({ origin: client.origin.origin });

/** From the invitation to a session of their own. */
async function invited({ visit, name }: Making): Promise<Guest | undefined> {
  const invite = await bodyOf(visit, 'POST /v1/webapi/users/password/token', { body: { name, type: 'invite' } });
  const token = textAt(invite, 'tokenId');
  if (token === '') return undefined;
  const client = visit.client.another();
  await client.openPage();
  const READ = 'GET /v1/webapi/users/password/token/{tokenId}';
  await ask(visit, READ, { path: { tokenId: token }, as: client });
  const key = takesKeys(visit.secondFactor) ? newKey({ client }) : undefined;
  const REGISTER = 'POST /v1/webapi/mfa/token/{token}/registerchallenge';
  const asked = { path: { token }, body: { deviceType: 'webauthn', deviceUsage: 'mfa' }, as: client };
  const webauthnCreationResponse = key && (await created(key, await bodyOf(visit, REGISTER, asked)));
  const password = newPassword();
  const device = webauthnCreationResponse ? { webauthnCreationResponse, deviceName: 'first' } : {};
  const body = { token, password: wire(password), ...device };
  const answer = await ask(visit, 'PUT /v1/webapi/users/password/token', { body, as: client });
  const isIn = answer?.status === 200 && (await client.openPage());
  return isIn ? { visit, name, client, password, key } : undefined;
}

const challenge = ({ visit, client }: Guest, scope: number) =>
  bodyOf(visit, 'POST /v1/webapi/mfa/authenticatechallenge', { body: { challenge_scope: scope }, as: client });

/** By password and key, in a browser of their own. */
async function signIn({ visit, name, password, key, client }: Guest): Promise<void> {
  const browser = client.another();
  await browser.openPage();
  if (!key) {
    const body = { user: name, pass: password, second_factor_token: '' };
    await ask(visit, 'POST /v1/webapi/sessions/web', { body, as: browser });
    return;
  }
  const begun = await bodyOf(visit, 'POST /v1/webapi/mfa/login/begin', {
    body: { user: name, pass: password },
    as: browser,
  });
  const body = { user: name, webauthnAssertionResponse: await asserted(key, begun) };
  await ask(visit, 'POST /v1/webapi/mfa/login/finishsession', { body, as: browser });
}

/** 14.x checks the old password with its challenge, 18.x with the answer (docs/protocol/auth-and-identity.md#25.4). */
async function changePassword(guest: Guest): Promise<void> {
  const { visit, client, password, key } = guest;
  const OLD = 'POST /v1/webapi/mfa/authenticatechallenge/password';
  const asked =
    visit.major < 18
      ? await bodyOf(visit, OLD, { body: { pass: password }, as: client })
      : key && (await challenge(guest, SCOPE.password));
  const next = newPassword();
  const proof = key ? { webauthnAssertionResponse: await asserted(key, asked) } : {};
  const body = { old_password: wire(password), new_password: wire(next), ...proof };
  const answer = await ask(visit, 'PUT /v1/webapi/users/password', { body, as: client });
  if (answer?.status === 200) guest.password = next;
}

async function privilege(guest: Guest, key: TestKey): Promise<string> {
  const { visit, client } = guest;
  const webauthnAssertionResponse = await asserted(key, await challenge(guest, SCOPE.devices));
  const answer = await ask(visit, 'POST /v1/webapi/users/privilege/token', {
    body: { webauthnAssertionResponse, existingMfaResponse: { webauthn_response: webauthnAssertionResponse } },
    as: client,
  });
  const token = answer?.status === 200 ? parsed(answer.body) : undefined;
  return typeof token === 'string' ? token : '';
}

async function addDevice(guest: Guest, key: TestKey, deviceName: string): Promise<void> {
  const { visit, client } = guest;
  const tokenId = await privilege(guest, key);
  const REGISTER = 'POST /v1/webapi/mfa/token/{token}/registerchallenge';
  const body = { deviceType: 'webauthn', deviceUsage: 'mfa' };
  const asked = await bodyOf(visit, REGISTER, { path: { token: tokenId }, body, as: client });
  const webauthnRegisterResponse = await created(newKey(guest), asked);
  const device = { tokenId, deviceName, webauthnRegisterResponse, deviceUsage: 'mfa' };
  await ask(visit, 'POST /v1/webapi/mfa/devices', { body: device, as: client });
}

/** A second device comes and goes by a token, and on 18.x a third one by an answer alone. */
async function devices(guest: Guest, key: TestKey): Promise<void> {
  const { visit, client } = guest;
  await addDevice(guest, key, 'second');
  await ask(visit, 'GET /v1/webapi/mfa/devices', { as: client });
  const token = await privilege(guest, key);
  const DELETE = 'DELETE /v1/webapi/mfa/token/{token}/devices/{device}';
  await ask(visit, DELETE, { path: { token, device: 'second' }, as: client });
  if (visit.major < 18) return;
  const reply = async () => ({ webauthn_response: await asserted(key, await challenge(guest, SCOPE.devices)) });
  await ask(visit, 'POST /v1/webapi/mfa/registerchallenge', {
    body: { deviceType: 'webauthn', deviceUsage: 'mfa', existingMfaResponse: await reply() },
    as: client,
  });
  await addDevice(guest, key, 'third');
  const body = { deviceName: 'third', existingMfaResponse: await reply() };
  await ask(visit, 'DELETE /v1/webapi/mfa/devices', { body, as: client });
}

async function leave({ visit, client }: Guest): Promise<void> {
  await ask(visit, 'POST /v1/webapi/sessions/web/renew', { body: {}, as: client });
  await ask(visit, 'DELETE /v1/webapi/sessions/web', { as: client });
}

/** Everything that an account goes through; it goes with its user. */
export async function identity(making: Making): Promise<void> {
  const guest = await invited(making);
  if (!guest)
    return void making.visit.findings.push(notAsked('PUT /v1/webapi/users/password', 'the invitation was not taken'));
  await signIn(guest);
  await changePassword(guest);
  if (guest.key) await devices(guest, guest.key);
  // Only those who may recover an account have such a token; it is given, never made.
  const token = making.visit.known.get('recoveryStart');
  if (token) await ask(making.visit, 'POST /v1/webapi/mfa/token/{token}/authenticatechallenge', { path: { token } });
  await leave(guest);
}
