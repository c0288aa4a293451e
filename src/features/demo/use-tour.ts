import { useSetting } from '#ui/store/use-setting.ts';

const CLOSED = 'closed';

/** The number of the tour's step in this browser, undefined if the user has closed the tour, and its setter. */
export function useTour(): [number | undefined, (step: number | undefined) => void] {
  const [stored, store] = useSetting('demo-tour');
  const step = Number(stored ?? 0);
  const isOpen = stored !== CLOSED && Number.isInteger(step) && step >= 0;
  return [isOpen ? step : undefined, (next) => store(next === undefined ? CLOSED : String(next))];
}
