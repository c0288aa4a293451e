// Why the last session of this tab ended, for the login page, which is another document.
import { tabStore } from '#lib/browser/storage.ts';

const END_REASON_KEY = 'postern-end-reason';

export const storeEndReason = (reason: string): void => void tabStore.write(END_REASON_KEY, reason);

/** It is said once. */
export function takeEndReason(): string | undefined {
  const reason = tabStore.read(END_REASON_KEY) ?? undefined;
  tabStore.remove(END_REASON_KEY);
  return reason;
}
