import { hasDroppedSettings } from '#lib/browser/storage.ts';
import { Banner } from '#ui/feedback/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { DISMISS } from '#ui/messages.ts';
import { useStore } from '#ui/store/use-store.ts';
import { SETTINGS_DROPPED } from '#app/messages.ts';
import * as css from './alerts.css.ts';

/** Reports settings and drafts that were deleted to store the session (docs/behaviour.md#browser-storage). */
export function DroppedSettingsBanner() {
  const isShown = useStore(hasDroppedSettings, (hasDropped) => hasDropped);
  if (!isShown) return null;
  return (
    <div className={css.alerts}>
      <Banner tone="warn" action={<Button onClick={() => hasDroppedSettings.set(false)}>{DISMISS}</Button>}>
        {SETTINGS_DROPPED}
      </Banner>
    </div>
  );
}
