// Error messages about security keys and passkeys, loaded together with the code for them.

// These three texts are fixed (docs/behaviour.md#security-keys).
export const WEBAUTHN_UNSUPPORTED =
  'this browser does not support Webauthn required for hardware tokens, please try the latest version of Chrome, Firefox or Safari';
export const ASSERTION_NOT_OBTAINED = 'error obtaining credential, please try again';
export const CREDENTIAL_NOT_CREATED = 'error creating credential, please try again';

export const KEY_NOT_USED = "The security key wasn't used in time, or the request was canceled. Try again.";
export const UNREADABLE_CHALLENGE = "The proxy's request to the security key can't be read.";
export const KEYS_WRONG_ADDRESS = "The security keys of this cluster don't work at this address.";
export const KEY_NOT_REGISTERED = 'This security key is not registered for your account.';
export const KEY_ALREADY_REGISTERED = 'This security key is already registered for your account. Use another one.';
export const CANNOT_REGISTER_KEYS = "Security keys can't be registered at this address.";
export const NO_ROOM_FOR_PASSKEY = "This security key can't hold a passkey. Set a PIN on it, or use another one.";
export const NO_COMMON_SIGNATURE =
  "This security key doesn't support any type of signature that the proxy accepts. Use another one.";
