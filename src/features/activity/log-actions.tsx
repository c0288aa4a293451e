import type { QueryKey } from '@tanstack/react-query';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { Suspense, useState } from 'react';
import type { TimeZone } from '#lib/time.ts';
import { IconButton } from '#ui/button/icon-button.tsx';
import { lazyComponent } from '#ui/feedback/lazy-component.tsx';
import { MenuButton } from '#ui/menu/menu-button.tsx';
import { refreshLog } from './log-query.ts';
import { CUSTOM_RANGE, RANGE_NAMES, rangeLabel, REFRESH, ZONE_NAMES, zoneLabel } from './messages.ts';
import { rangeName } from './range-name.ts';
import { RANGES, type Interval, type Range, type RangeName } from './range.ts';

const CustomRangeDialog = lazyComponent(async () => (await import('./custom-range-dialog.tsx')).CustomRangeDialog);

const ZONES = ['utc', 'local'] as const;

/** The label and the entries of a menu of values. */
function choiceMenu<T extends string>(
  menu: { label: string; names: Readonly<Record<T, string>>; values: readonly T[] },
  value: string,
  onChange: (value: T) => void,
) {
  const options = menu.values.map((option) => ({ value: option, label: menu.names[option] }));
  const change = (chosen: string) => {
    const next = menu.values.find((option) => option === chosen);
    if (next !== undefined) onChange(next);
  };
  return {
    label: menu.label,
    entries: [{ kind: 'choice' as const, label: menu.label, value, options, onChange: change }],
  };
}

interface LogActionsProps {
  params: {
    range: Range;
    zone: TimeZone;
    setRange: (range: RangeName) => void;
    /** Undefined for logs without custom ranges. */
    setInterval?: (interval: Interval) => void;
    setZone: (zone: TimeZone) => void;
  };
  query: { queryKey: QueryKey };
  isPending: boolean;
}

/** The menus for the range and the time zone of a log, and the button that loads the log again. */
export function LogActions({ params, query, isPending }: LogActionsProps) {
  const { range, zone, setRange, setInterval, setZone } = params;
  const [isCustom, setIsCustom] = useState(false);
  const currentRange = rangeName(range, zone);
  // A custom interval is not one of the menu's values, so no value is selected.
  const selectedValue = typeof range === 'string' ? range : '';
  const ranges = choiceMenu<RangeName>(
    { label: rangeLabel(currentRange), names: RANGE_NAMES, values: RANGES },
    selectedValue,
    setRange,
  );
  const zones = choiceMenu({ label: zoneLabel(ZONE_NAMES[zone]), names: ZONE_NAMES, values: ZONES }, zone, setZone);
  return (
    <>
      <MenuButton
        {...ranges}
        entries={[
          ...ranges.entries,
          ...(setInterval
            ? [
                { kind: 'separator' as const },
                { kind: 'action' as const, label: CUSTOM_RANGE, onSelect: () => setIsCustom(true) },
              ]
            : []),
        ]}
      >
        {currentRange}
      </MenuButton>
      {isCustom && setInterval && (
        <Suspense>
          <CustomRangeDialog range={range} zone={zone} onChoose={setInterval} onClose={() => setIsCustom(false)} />
        </Suspense>
      )}
      <MenuButton {...zones}>{ZONE_NAMES[zone]}</MenuButton>
      <IconButton
        label={REFRESH}
        icon={RefreshCw}
        variant="plain"
        pending={isPending}
        onClick={() => void refreshLog(query)}
      />
    </>
  );
}
