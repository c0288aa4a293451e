import type { QueryKey } from '@tanstack/react-query';
import { loadByHand } from '#api/list/pace.ts';
import { Button } from '#ui/button/button.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import type { Growing } from './facets/facets.tsx';
import { filteredAmong, LOAD_MORE } from './messages.ts';

interface FilteredHereProps {
  loaded: number;
  of: Growing;
  queryKey: QueryKey;
}

/** Above a list that is filtered here, while more of it could come (docs/behaviour.md#partial-views). */
export const FilteredHere = ({ loaded, of: { isFetching, fetchNextPage }, queryKey }: FilteredHereProps) => (
  <Banner
    tone="info"
    action={
      <Button size="small" pending={isFetching} onClick={() => void loadByHand(queryKey, fetchNextPage)}>
        {LOAD_MORE}
      </Button>
    }
  >
    {filteredAmong(loaded)}
  </Banner>
);
