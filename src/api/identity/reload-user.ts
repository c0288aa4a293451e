type ReloadUser = () => Promise<void>;

let reloader: ReloadUser = () => Promise.reject(new Error('there is no session'));

/** The session code calls it once. */
export const setUserReloader = (newReloader: ReloadUser): void => void (reloader = newReloader);

/**
 * Renews the session after a change of the user's own traits, because its certificate has the old ones until then
 * (docs/protocol/resources.md#15.3). Throws the proxy's refusal.
 */
export const reloadUser: ReloadUser = () => reloader();
