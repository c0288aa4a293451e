// Checks the account operations (invite, sign-in, password, MFA devices) as a user that this run creates. The user
// has a simulated security key.
import { toBase64, encodeUtf8 } from '#fixtures/encoding/base64.ts';
import { createTestKey, type TestKey } from '#fixtures/webauthn/test-key.ts';
import type { Client } from './client.ts';
import { notCalled } from './validation/findings.ts';
import { valueAt, parseJson, stringAt } from './validation/untrusted-json.ts';
import type { WriteContext } from './writes/create.ts';
import { callOperation, callForJson, type Visit } from './visit.ts';

type CreationOptions = Parameters<TestKey['create']>[0];
type AssertionOptions = Parameters<TestKey['answer']>[0];

interface NewUser {
  visit: Visit;
  name: string;
  client: Client;
  password: string;
  /** The simulated security key of the user, if the cluster allows security keys. */
  key: TestKey | undefined;
}

/** The purposes of a challenge (docs/protocol/auth-and-identity.md#25.4). 14.x ignores them. */
const CHALLENGE_SCOPES = { login: 1, devices: 4, password: 8 };

const newPassword = (): string => crypto.randomUUID();
const encodePassword = (password: string): string => toBase64(encodeUtf8(password));

// The casts are safe: the challenge was already checked as part of its response.
const createCredential = (key: TestKey, challenge: unknown) =>
  key.create(valueAt(challenge, 'webauthn', 'publicKey') as CreationOptions);
const answerChallenge = (key: TestKey, challenge: unknown) =>
  key.answer(valueAt(challenge, 'webauthn_challenge', 'publicKey') as AssertionOptions);

const allowsSecurityKeys = (secondFactor: string): boolean => ['webauthn', 'on', 'optional'].includes(secondFactor);

const newKey = ({ client }: Pick<NewUser, 'client'>): TestKey => createTestKey({ origin: client.origin.origin });

/** Accepts the invitation and opens a session for the new user. */
async function acceptInvite({ visit, name }: WriteContext): Promise<NewUser | undefined> {
  const invite = await callForJson(visit, 'POST /v1/webapi/users/password/token', { body: { name, type: 'invite' } });
  const token = stringAt(invite, 'tokenId');
  if (token === '') return undefined;
  const client = visit.client.newSession();
  await client.openPage();
  const READ = 'GET /v1/webapi/users/password/token/{tokenId}';
  await callOperation(visit, READ, { path: { tokenId: token }, client });
  const key = allowsSecurityKeys(visit.secondFactor) ? newKey({ client }) : undefined;
  const REGISTER = 'POST /v1/webapi/mfa/token/{token}/registerchallenge';
  const registration = { path: { token }, body: { deviceType: 'webauthn', deviceUsage: 'mfa' }, client };
  const webauthnCreationResponse =
    key && (await createCredential(key, await callForJson(visit, REGISTER, registration)));
  const password = newPassword();
  const device = webauthnCreationResponse ? { webauthnCreationResponse, deviceName: 'first' } : {};
  const body = { token, password: encodePassword(password), ...device };
  const response = await callOperation(visit, 'PUT /v1/webapi/users/password/token', { body, client });
  const isSignedIn = response?.status === 200 && (await client.openPage());
  return isSignedIn ? { visit, name, client, password, key } : undefined;
}

const requestChallenge = ({ visit, client }: NewUser, scope: number) =>
  callForJson(visit, 'POST /v1/webapi/mfa/authenticatechallenge', { body: { challenge_scope: scope }, client });

/** Signs the new user in with password and key, in a separate client. */
async function signInNewUser({ visit, name, password, key, client }: NewUser): Promise<void> {
  const secondClient = client.newSession();
  await secondClient.openPage();
  if (!key) {
    const body = { user: name, pass: password, second_factor_token: '' };
    await callOperation(visit, 'POST /v1/webapi/sessions/web', { body, client: secondClient });
    return;
  }
  const challenge = await callForJson(visit, 'POST /v1/webapi/mfa/login/begin', {
    body: { user: name, pass: password },
    client: secondClient,
  });
  const body = { user: name, webauthnAssertionResponse: await answerChallenge(key, challenge) };
  await callOperation(visit, 'POST /v1/webapi/mfa/login/finishsession', { body, client: secondClient });
}

/**
 * Changes the password. 14.x checks the old one when it creates the challenge, 18.x when it receives the response
 * (docs/protocol/auth-and-identity.md#25.4).
 */
async function changePassword(newUser: NewUser): Promise<void> {
  const { visit, client, password, key } = newUser;
  const PASSWORD_CHALLENGE = 'POST /v1/webapi/mfa/authenticatechallenge/password';
  const challenge =
    visit.major < 18
      ? await callForJson(visit, PASSWORD_CHALLENGE, { body: { pass: password }, client })
      : key && (await requestChallenge(newUser, CHALLENGE_SCOPES.password));
  const nextPassword = newPassword();
  const mfaResponse = key ? { webauthnAssertionResponse: await answerChallenge(key, challenge) } : {};
  const body = { old_password: encodePassword(password), new_password: encodePassword(nextPassword), ...mfaResponse };
  const response = await callOperation(visit, 'PUT /v1/webapi/users/password', { body, client });
  if (response?.status === 200) newUser.password = nextPassword;
}

/** Creates the token that allows changes of MFA devices. Returns an empty string if the proxy refuses. */
async function createPrivilegeToken(newUser: NewUser, key: TestKey): Promise<string> {
  const { visit, client } = newUser;
  const webauthnAssertionResponse = await answerChallenge(
    key,
    await requestChallenge(newUser, CHALLENGE_SCOPES.devices),
  );
  const response = await callOperation(visit, 'POST /v1/webapi/users/privilege/token', {
    body: { webauthnAssertionResponse, existingMfaResponse: { webauthn_response: webauthnAssertionResponse } },
    client,
  });
  const token = response?.status === 200 ? parseJson(response.body) : undefined;
  return typeof token === 'string' ? token : '';
}

async function addDevice(newUser: NewUser, key: TestKey, deviceName: string): Promise<void> {
  const { visit, client } = newUser;
  const tokenId = await createPrivilegeToken(newUser, key);
  const REGISTER = 'POST /v1/webapi/mfa/token/{token}/registerchallenge';
  const body = { deviceType: 'webauthn', deviceUsage: 'mfa' };
  const registration = await callForJson(visit, REGISTER, { path: { token: tokenId }, body, client });
  const webauthnRegisterResponse = await createCredential(newKey(newUser), registration);
  const device = { tokenId, deviceName, webauthnRegisterResponse, deviceUsage: 'mfa' };
  await callOperation(visit, 'POST /v1/webapi/mfa/devices', { body: device, client });
}

/** Adds and removes a second device with a token. On 18.x, also removes a third one with an MFA response only. */
async function checkDevices(newUser: NewUser, key: TestKey): Promise<void> {
  const { visit, client } = newUser;
  await addDevice(newUser, key, 'second');
  await callOperation(visit, 'GET /v1/webapi/mfa/devices', { client });
  const token = await createPrivilegeToken(newUser, key);
  const DELETE = 'DELETE /v1/webapi/mfa/token/{token}/devices/{device}';
  await callOperation(visit, DELETE, { path: { token, device: 'second' }, client });
  if (visit.major < 18) return;
  const createMfaResponse = async () => ({
    webauthn_response: await answerChallenge(key, await requestChallenge(newUser, CHALLENGE_SCOPES.devices)),
  });
  await callOperation(visit, 'POST /v1/webapi/mfa/registerchallenge', {
    body: { deviceType: 'webauthn', deviceUsage: 'mfa', existingMfaResponse: await createMfaResponse() },
    client,
  });
  await addDevice(newUser, key, 'third');
  const body = { deviceName: 'third', existingMfaResponse: await createMfaResponse() };
  await callOperation(visit, 'DELETE /v1/webapi/mfa/devices', { body, client });
}

async function signOutNewUser({ visit, client }: NewUser): Promise<void> {
  await callOperation(visit, 'POST /v1/webapi/sessions/web/renew', { body: {}, client });
  await callOperation(visit, 'DELETE /v1/webapi/sessions/web', { client });
}

/** Checks the account operations as a new user. Deleting the user at the end of the run removes its data too. */
export async function checkAccountLifecycle(context: WriteContext): Promise<void> {
  const newUser = await acceptInvite(context);
  if (!newUser)
    return void context.visit.findings.push(notCalled('PUT /v1/webapi/users/password', 'the invitation was not taken'));
  await signInNewUser(newUser);
  await changePassword(newUser);
  if (newUser.key) await checkDevices(newUser, newUser.key);
  // Account recovery needs a token that the run cannot create, so it is checked only if the caller provides a token.
  const token = context.visit.knownNames.get('recoveryStart');
  if (token)
    await callOperation(context.visit, 'POST /v1/webapi/mfa/token/{token}/authenticatechallenge', { path: { token } });
  await signOutNewUser(newUser);
}
