import { useKeptTheme } from '#features/theme/kept-theme.ts';
import { Button } from '#ui/button/button.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { ErrorText } from '#ui/feedback/error-text.tsx';
import { DISMISS } from '#ui/messages.ts';
import { THEME_NOT_SAVED } from '#app/messages.ts';

/** Keeps the theme at the proxy, and says where it can't be. */
export function KeptTheme({ isKept }: { isKept: boolean }) {
  const { error, reset } = useKeptTheme(isKept);
  return (
    error && (
      <Banner
        tone="bad"
        action={
          <Button size="small" onClick={reset}>
            {DISMISS}
          </Button>
        }
      >
        <p>{THEME_NOT_SAVED}</p>
        <ErrorText error={error} />
      </Banner>
    )
  );
}
