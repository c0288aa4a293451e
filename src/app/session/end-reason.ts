// Why the last session of this tab ended, for the login page, which is another document.
import { tabStore } from '#lib/browser/storage.ts';

const KEY = 'postern-end-reason';

export const keepReason = (reason: string): void => void tabStore.write(KEY, reason);

/** It is said once. */
export function takeReason(): string | undefined {
  const reason = tabStore.read(KEY) ?? undefined;
  tabStore.remove(KEY);
  return reason;
}
