import { useSyncedTheme } from '#features/theme/synced-theme.ts';
import { Failure } from '#ui/feedback/failure.tsx';
import { DISMISS } from '#ui/messages.ts';
import { THEME_NOT_SAVED } from '#app/messages.ts';

/** Stores the theme at the proxy, and shows an error if that fails. */
export function ThemeSync({ isStoredAtProxy }: { isStoredAtProxy: boolean }) {
  const { error, reset } = useSyncedTheme(isStoredAtProxy);
  return error && <Failure message={THEME_NOT_SAVED} error={error} actionLabel={DISMISS} onAction={reset} />;
}
