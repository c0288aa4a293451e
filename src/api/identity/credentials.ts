import { createSignal } from '#lib/browser/store.ts';

interface Credentials {
  csrf: string;
  /** Undefined when no user is signed in. */
  bearer: string | undefined;
}

let read = (): Credentials => ({ csrf: '', bearer: undefined });
let isRevoked = false;
const revocations = createSignal();

/** The credentials of a call: read for each one, because any tab renews tokens. */
export const credentials = (): Credentials => (isRevoked ? { ...read(), bearer: undefined } : read());

// Loaders run beside the guard that leads to the login page, and must not ask for what it keeps from them.
export const isSignedIn = (): boolean => credentials().bearer !== undefined;

/** Called once at start, by the code that keeps the session. */
export function identify(reader: () => Credentials): void {
  read = reader;
}

/** From here on no call of this page carries a bearer, whatever is stored; sockets that were opened with one hang up. */
export function revoke(): void {
  isRevoked = true;
  revocations.notify();
}

/** The page has a session again. */
export function readmit(): void {
  isRevoked = false;
}

export const onRevoked = revocations.subscribe;
