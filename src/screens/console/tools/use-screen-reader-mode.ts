import { useSetting } from '#ui/store/use-setting.ts';

const ON = 'on';

/** Whether the user wants terminals as text; what is drawn on a canvas is not there for a screen reader. */
export function useScreenReaderMode(): [boolean, (on: boolean) => void] {
  const [stored, keep] = useSetting('read-out');
  return [stored === ON, (on) => keep(on ? ON : null)];
}
