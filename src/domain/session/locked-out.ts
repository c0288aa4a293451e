// Recognizes refusals by a lock that blocks all requests of the user.

/** The proxy's message about a lock, with the lock's targets. */
const LOCK_IN_FORCE = /\block targeting (.*) is in force/s;
/** Targets of locks that block a single login or resource. The user can still use other resources. */
const SINGLE_RESOURCE_TARGET = /\b(?:Login|Node|ServerID|WindowsDesktop):/;

export function isLockedOut({ status, message }: { status: number; message: string }): boolean {
  const targets = status === 403 ? LOCK_IN_FORCE.exec(message)?.[1] : undefined;
  return targets !== undefined && !SINGLE_RESOURCE_TARGET.test(targets);
}
