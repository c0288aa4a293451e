type ReloadUser = () => Promise<void>;

let reloader: ReloadUser = () => Promise.reject(new Error('there is no session'));

/** Called once by the code that keeps the session. */
export const setUserReloader = (newReloader: ReloadUser): void => void (reloader = newReloader);

/**
 * After the user's own traits were changed: the certificate behind the session knows them only from its renewal on
 * (docs/protocol/resources.md#15.3). Throws what the proxy says.
 */
export const reloadUser: ReloadUser = () => reloader();
