import { Button } from '#ui/button/button.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { DISMISS } from '#ui/messages.ts';
import type { TimeZone } from '#lib/time.ts';
import { rangeReplaced } from './messages.ts';
import { rangeName } from './range-name.ts';
import type { Range } from './range.ts';

interface RangeNoticeProps {
  params: {
    range: Range;
    zone: TimeZone;
    isRangeReplaced: boolean;
    /** Removes the range from the address. */
    removeRange: () => void;
  };
}

/** Says that the page can't use the range in its address, and which range it shows. */
export function RangeNotice({ params: { range, zone, isRangeReplaced, removeRange } }: RangeNoticeProps) {
  if (!isRangeReplaced) return null;
  return (
    <Banner
      tone="info"
      action={
        <Button size="small" onClick={removeRange}>
          {DISMISS}
        </Button>
      }
    >
      {rangeReplaced(rangeName(range, zone))}
    </Banner>
  );
}
