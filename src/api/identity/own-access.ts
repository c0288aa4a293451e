type Reload = () => Promise<void>;

let reload: Reload = () => Promise.reject(new Error('there is no session'));

/** Called once by the code that keeps the session. */
export const reloadBy = (by: Reload): void => void (reload = by);

/**
 * After the user's own traits were changed: the certificate behind the session knows them only from its renewal on
 * (docs/protocol/resources.md#15.3). Throws what the proxy says.
 */
export const reloadUser: Reload = () => reload();
