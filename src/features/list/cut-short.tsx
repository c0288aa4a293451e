import { MOST_ROWS } from '#api/list/page.ts';
import { Button } from '#ui/button/button.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import type { Growing } from './facets/facets.tsx';
import { filteredAmong, LOAD_MORE, onlyFirst } from './messages.ts';

/** At the end of a list that is longer than what is ever loaded of one (docs/behaviour.md#partial-views). */
export const CutShort = () => <Banner tone="info">{onlyFirst(MOST_ROWS)}</Banner>;

/** Above a list that is filtered here, while more of it could come (docs/behaviour.md#partial-views). */
export const FilteredHere = ({ loaded, of }: { loaded: number; of: Growing }) => (
  <Banner
    tone="info"
    action={
      <Button size="small" pending={of.isFetching} onClick={() => void of.fetchNextPage()}>
        {LOAD_MORE}
      </Button>
    }
  >
    {filteredAmong(loaded)}
  </Banner>
);
