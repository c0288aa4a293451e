import { MOST_ROWS } from '#api/list/page.ts';
import { formatCount } from '#lib/text/locale.ts';
import { Banner } from '#ui/feedback/banner.tsx';

/** At the end of a list that is longer than what is ever loaded of one (docs/behaviour.md#partial-views). */
export const CutShort = () => (
  <Banner tone="info">Only the first {formatCount(MOST_ROWS)} are loaded. Search or filter to find others.</Banner>
);
