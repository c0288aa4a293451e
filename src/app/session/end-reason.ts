// Why the last session of this tab ended, for the login page, which is another document.
const KEY = 'postern-end-reason';

export const keepReason = (reason: string): void => sessionStorage.setItem(KEY, reason);

/** It is said once. */
export function takeReason(): string | undefined {
  const reason = sessionStorage.getItem(KEY) ?? undefined;
  sessionStorage.removeItem(KEY);
  return reason;
}
