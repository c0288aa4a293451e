// Checks the calls of an account with the user that this run has created, with a software security key.
import { toBase64, utf8 } from '#fixtures/encoding/base64.ts';
import { createTestKey, type TestKey } from '#fixtures/webauthn/test-key.ts';
import type { Client } from './client.ts';
import { notCalled } from './validation/findings.ts';
import { valueAt, parseJson, stringAt } from './validation/untrusted-json.ts';
import type { WriteContext } from './writes/create.ts';
import { callOperation, callForJson, type Visit } from './visit.ts';

type CreationOptions = Parameters<TestKey['create']>[0];
type AssertionOptions = Parameters<TestKey['answer']>[0];

interface Guest {
  visit: Visit;
  name: string;
  client: Client;
  password: string;
  /** The second factor of the user, if the cluster allows security keys. */
  key: TestKey | undefined;
}

/** What a challenge is for (docs/protocol/auth-and-identity.md#25.4); 14.x does not read it. */
const CHALLENGE_SCOPES = { login: 1, devices: 4, password: 8 };

const newPassword = (): string => crypto.randomUUID();
const encodePassword = (password: string): string => toBase64(utf8(password));

// The challenge was already checked as part of its response.
const createCredential = (key: TestKey, challenge: unknown) =>
  key.create(valueAt(challenge, 'webauthn', 'publicKey') as CreationOptions);
const answerChallenge = (key: TestKey, challenge: unknown) =>
  key.answer(valueAt(challenge, 'webauthn_challenge', 'publicKey') as AssertionOptions);

const allowsSecurityKeys = (secondFactor: string): boolean => ['webauthn', 'on', 'optional'].includes(secondFactor);

const newKey = ({ client }: Pick<Guest, 'client'>): TestKey => createTestKey({ origin: client.origin.origin });

/** Accepts the invitation and opens a session for the new user. */
async function acceptInvite({ visit, name }: WriteContext): Promise<Guest | undefined> {
  const invite = await callForJson(visit, 'POST /v1/webapi/users/password/token', { body: { name, type: 'invite' } });
  const token = stringAt(invite, 'tokenId');
  if (token === '') return undefined;
  const client = visit.client.newSession();
  await client.openPage();
  const READ = 'GET /v1/webapi/users/password/token/{tokenId}';
  await callOperation(visit, READ, { path: { tokenId: token }, client: client });
  const key = allowsSecurityKeys(visit.secondFactor) ? newKey({ client }) : undefined;
  const REGISTER = 'POST /v1/webapi/mfa/token/{token}/registerchallenge';
  const registration = { path: { token }, body: { deviceType: 'webauthn', deviceUsage: 'mfa' }, as: client };
  const webauthnCreationResponse =
    key && (await createCredential(key, await callForJson(visit, REGISTER, registration)));
  const password = newPassword();
  const device = webauthnCreationResponse ? { webauthnCreationResponse, deviceName: 'first' } : {};
  const body = { token, password: encodePassword(password), ...device };
  const answer = await callOperation(visit, 'PUT /v1/webapi/users/password/token', { body, client: client });
  const isIn = answer?.status === 200 && (await client.openPage());
  return isIn ? { visit, name, client, password, key } : undefined;
}

const requestChallenge = ({ visit, client }: Guest, scope: number) =>
  callForJson(visit, 'POST /v1/webapi/mfa/authenticatechallenge', { body: { challenge_scope: scope }, client: client });

/** Signs the new user in with password and key, in a client of its own. */
async function signInGuest({ visit, name, password, key, client }: Guest): Promise<void> {
  const browser = client.newSession();
  await browser.openPage();
  if (!key) {
    const body = { user: name, pass: password, second_factor_token: '' };
    await callOperation(visit, 'POST /v1/webapi/sessions/web', { body, client: browser });
    return;
  }
  const challenge = await callForJson(visit, 'POST /v1/webapi/mfa/login/begin', {
    body: { user: name, pass: password },
    client: browser,
  });
  const body = { user: name, webauthnAssertionResponse: await answerChallenge(key, challenge) };
  await callOperation(visit, 'POST /v1/webapi/mfa/login/finishsession', { body, client: browser });
}

/** 14.x checks the old password with its challenge, 18.x with the answer (docs/protocol/auth-and-identity.md#25.4). */
async function changePassword(guest: Guest): Promise<void> {
  const { visit, client, password, key } = guest;
  const OLD = 'POST /v1/webapi/mfa/authenticatechallenge/password';
  const challengeAnswer =
    visit.major < 18
      ? await callForJson(visit, OLD, { body: { pass: password }, client: client })
      : key && (await requestChallenge(guest, CHALLENGE_SCOPES.password));
  const nextPassword = newPassword();
  const proof = key ? { webauthnAssertionResponse: await answerChallenge(key, challengeAnswer) } : {};
  const body = { old_password: encodePassword(password), new_password: encodePassword(nextPassword), ...proof };
  const answer = await callOperation(visit, 'PUT /v1/webapi/users/password', { body, client: client });
  if (answer?.status === 200) guest.password = nextPassword;
}

async function createPrivilegeToken(guest: Guest, key: TestKey): Promise<string> {
  const { visit, client } = guest;
  const webauthnAssertionResponse = await answerChallenge(key, await requestChallenge(guest, CHALLENGE_SCOPES.devices));
  const answer = await callOperation(visit, 'POST /v1/webapi/users/privilege/token', {
    body: { webauthnAssertionResponse, existingMfaResponse: { webauthn_response: webauthnAssertionResponse } },
    client: client,
  });
  const token = answer?.status === 200 ? parseJson(answer.body) : undefined;
  return typeof token === 'string' ? token : '';
}

async function addDevice(guest: Guest, key: TestKey, deviceName: string): Promise<void> {
  const { visit, client } = guest;
  const tokenId = await createPrivilegeToken(guest, key);
  const REGISTER = 'POST /v1/webapi/mfa/token/{token}/registerchallenge';
  const body = { deviceType: 'webauthn', deviceUsage: 'mfa' };
  const registration = await callForJson(visit, REGISTER, { path: { token: tokenId }, body, client: client });
  const webauthnRegisterResponse = await createCredential(newKey(guest), registration);
  const device = { tokenId, deviceName, webauthnRegisterResponse, deviceUsage: 'mfa' };
  await callOperation(visit, 'POST /v1/webapi/mfa/devices', { body: device, client: client });
}

/** Adds and removes a second device with a token, and on 18.x a third one with an MFA response alone. */
async function checkDevices(guest: Guest, key: TestKey): Promise<void> {
  const { visit, client } = guest;
  await addDevice(guest, key, 'second');
  await callOperation(visit, 'GET /v1/webapi/mfa/devices', { client: client });
  const token = await createPrivilegeToken(guest, key);
  const DELETE = 'DELETE /v1/webapi/mfa/token/{token}/devices/{device}';
  await callOperation(visit, DELETE, { path: { token, device: 'second' }, client: client });
  if (visit.major < 18) return;
  const reply = async () => ({
    webauthn_response: await answerChallenge(key, await requestChallenge(guest, CHALLENGE_SCOPES.devices)),
  });
  await callOperation(visit, 'POST /v1/webapi/mfa/registerchallenge', {
    body: { deviceType: 'webauthn', deviceUsage: 'mfa', existingMfaResponse: await reply() },
    client: client,
  });
  await addDevice(guest, key, 'third');
  const body = { deviceName: 'third', existingMfaResponse: await reply() };
  await callOperation(visit, 'DELETE /v1/webapi/mfa/devices', { body, client: client });
}

async function signOutGuest({ visit, client }: Guest): Promise<void> {
  await callOperation(visit, 'POST /v1/webapi/sessions/web/renew', { body: {}, client: client });
  await callOperation(visit, 'DELETE /v1/webapi/sessions/web', { client: client });
}

/** Checks all calls of an account. Deleting the user at the end removes everything. */
export async function checkAccountLifecycle(making: WriteContext): Promise<void> {
  const guest = await acceptInvite(making);
  if (!guest)
    return void making.visit.findings.push(notCalled('PUT /v1/webapi/users/password', 'the invitation was not taken'));
  await signInGuest(guest);
  await changePassword(guest);
  if (guest.key) await checkDevices(guest, guest.key);
  // Only users who may recover an account have such a token. The run cannot create one.
  const token = making.visit.known.get('recoveryStart');
  if (token)
    await callOperation(making.visit, 'POST /v1/webapi/mfa/token/{token}/authenticatechallenge', { path: { token } });
  await signOutGuest(guest);
}
