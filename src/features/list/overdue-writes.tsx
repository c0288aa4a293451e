import { useQuery } from '@tanstack/react-query';
import { overdueWrites, reloadList, type ListName } from '#api/list/recent-writes.ts';
import { Banner } from '#ui/feedback/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { NOT_SHOWN_YET, RELOAD_LIST } from './messages.ts';

/** Says that the proxy has accepted a write that its list still does not show. */
export function OverdueWrites({ list }: { list: ListName }) {
  const { data = [] } = useQuery(overdueWrites(list));
  if (data.length === 0) return null;
  return (
    <Banner
      tone="warn"
      action={
        <Button size="small" onClick={() => void reloadList(list)}>
          {RELOAD_LIST}
        </Button>
      }
    >
      {NOT_SHOWN_YET}
    </Banner>
  );
}
