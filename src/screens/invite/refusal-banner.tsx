import { Banner } from '#ui/feedback/banner.tsx';
import type { Refused } from './refused.ts';

/** What was refused, where no field is to blame. */
export function RefusalBanner({ of }: { of: Refused | undefined }) {
  return of?.at === 'all' && <Banner tone="bad">{of.text}</Banner>;
}
