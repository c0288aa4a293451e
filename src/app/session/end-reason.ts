// Why the last session of this tab ended. It is stored, because the login page is another document.
import { tabStore } from '#lib/browser/storage.ts';

const END_REASON_KEY = 'postern-end-reason';

export const storeEndReason = (reason: string): void => void tabStore.write(END_REASON_KEY, reason);

/** Returns the reason once and removes it. */
export function takeEndReason(): string | undefined {
  const reason = tabStore.read(END_REASON_KEY) ?? undefined;
  tabStore.remove(END_REASON_KEY);
  return reason;
}
