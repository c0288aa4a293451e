import { useSetting } from '#ui/store/use-setting.ts';

const MODE_ON = 'on';

/** Whether the user wants terminals as text; what is drawn on a canvas is not there for a screen reader. */
export function useScreenReaderMode(): [boolean, (on: boolean) => void] {
  const [stored, store] = useSetting('read-out');
  return [stored === MODE_ON, (on) => store(on ? MODE_ON : null)];
}
