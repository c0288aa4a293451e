// The ways to sign in that a cluster's configuration allows.
import { proxyCan, type Dialect } from '#api/dialect/dialect.ts';
import { primaryAuthType, type AuthConfig, type AuthProvider } from '#domain/config.ts';
import { AUTHENTICATOR_APP, CLUSTER_NEEDS_HARDWARE, HARDWARE_KEY, NO_DEVICE, SIGN_IN_OFF } from './messages.ts';

/** The second factor for signing in with a password. With `none`, only the password is sent. */
export type SecondFactor = 'webauthn' | 'otp' | 'none';

export const FACTOR_LABELS: Readonly<Record<SecondFactor, string>> = {
  webauthn: HARDWARE_KEY,
  otp: AUTHENTICATOR_APP,
  none: NO_DEVICE,
};

export type SignInMethods =
  /** Nobody can sign in with a browser. */
  | { open: false; reason: string }
  | {
      open: true;
      passkey: boolean;
      providers: readonly AuthProvider[];
      /** Undefined if passwords are off. The preferred factor comes first. */
      local?: { factors: readonly [SecondFactor, ...SecondFactor[]] };
      /** The method that the sign-in page shows first. */
      primary: 'passwordless' | 'local' | 'sso';
    };

// The policies for private keys with which 14.x allows no sign-in in browsers. 18.x has more policies, and allows
// sign-in with all of them (docs/protocol/auth-and-identity.md#25.2).
const BLOCKED_KEY_POLICIES = ['hardware_key', 'hardware_key_touch'];

/** Whether the proxy refused a sign-in because of the policy for private keys, by the text of the refusal. */
export const isKeyPolicyRefusal = (message: string): boolean => message.includes('private key policy not met');

/** The second factors from which the user can choose, the preferred one first. */
export function secondFactorsOf({
  second_factor: setting,
  preferredLocalMfa,
}: AuthConfig): [SecondFactor, ...SecondFactor[]] {
  const keyAndApp: [SecondFactor, ...SecondFactor[]] =
    preferredLocalMfa === 'otp' ? ['otp', 'webauthn'] : ['webauthn', 'otp'];
  switch (setting) {
    case 'otp':
      return ['otp'];
    case 'webauthn':
      return ['webauthn'];
    case 'on':
      return keyAndApp;
    case 'optional':
      return [...keyAndApp, 'none'];
    default:
      return ['none']; // "off" or an unknown setting
  }
}

/** The sign-in methods of a cluster according to its configuration (docs/protocol/auth-and-identity.md#23.7). */
export function signInMethodsOf(auth: AuthConfig, dialect?: Dialect): SignInMethods {
  const { localAuthEnabled, allowPasswordless, providers, privateKeyPolicy } = auth;
  if (BLOCKED_KEY_POLICIES.includes(privateKeyPolicy) && !proxyCan(dialect, 'signInUnderHardwareKeyPolicy'))
    return { open: false, reason: CLUSTER_NEEDS_HARDWARE };
  if (!localAuthEnabled && providers.length === 0) return { open: false, reason: SIGN_IN_OFF };
  const primaryType = primaryAuthType(auth);
  const passkey = localAuthEnabled && allowPasswordless;
  const primary =
    !localAuthEnabled || primaryType === 'sso'
      ? 'sso'
      : primaryType === 'passwordless' && passkey
        ? 'passwordless'
        : 'local';
  return {
    open: true,
    passkey,
    providers,
    ...(localAuthEnabled ? { local: { factors: secondFactorsOf(auth) } } : {}),
    primary,
  };
}

/**
 * The address where the sign-in with a provider starts. The redirect comes last, because the proxy reads everything
 * after it as a part of it (docs/protocol/auth-and-identity.md#19.1).
 */
export const ssoAddress = ({ url, name }: AuthProvider, redirectAddress: string): string =>
  url.replace(':providerName', encodeURIComponent(name)).replace(':redirect', encodeURIComponent(redirectAddress));
