// Whether a refusal means that a lock denies the user, whatever is asked.

/** As proxies write it, with the targets of the lock behind it. */
const LOCK_IN_FORCE = /\block targeting (.*) is in force/s;
/** Those of a lock that denies a single login or resource; the user may go on elsewhere. */
const SINGLE_RESOURCE_TARGET = /\b(?:Login|Node|ServerID|WindowsDesktop):/;

export function isLockedOut({ status, message }: { status: number; message: string }): boolean {
  const targets = status === 403 ? LOCK_IN_FORCE.exec(message)?.[1] : undefined;
  return targets !== undefined && !SINGLE_RESOURCE_TARGET.test(targets);
}
