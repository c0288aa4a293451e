import { useSyncExternalStore } from 'react';
import { takeEndReason } from '#app/session/end-reason.ts';
import { once } from '#lib/once.ts';
import { ACCESS_LOCKED } from '#screens/login/messages.ts';
import { Banner } from '#ui/feedback/banner.tsx';
import { ProxyText } from '#ui/feedback/error-text.tsx';

const takeReasonOnce = once(takeEndReason);
const subscribeNever = () => () => undefined;

/** Shows that a lock ended the last session. The server does not render it, because only this tab knows the reason. */
export function SessionEndNotice() {
  const reason = useSyncExternalStore(subscribeNever, takeReasonOnce, () => undefined);
  if (reason === undefined) return null;
  return (
    <Banner tone="bad">
      <p>{ACCESS_LOCKED}</p>
      <ProxyText>{reason}</ProxyText>
    </Banner>
  );
}
