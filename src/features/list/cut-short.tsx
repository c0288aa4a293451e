import { MOST_ROWS } from '#api/list/page.ts';
import { Banner } from '#ui/feedback/banner.tsx';
import { onlyFirst } from './messages.ts';

/** At the end of a list that is longer than what is ever loaded of one (docs/behaviour.md#partial-views). */
export const CutShort = () => <Banner tone="info">{onlyFirst(MOST_ROWS)}</Banner>;
