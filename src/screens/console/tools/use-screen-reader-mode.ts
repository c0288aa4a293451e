import { useSetting } from '#ui/store/use-setting.ts';

const MODE_ON = 'on';

/** Whether terminals add their output as text, because screen readers can't read a canvas. */
export function useScreenReaderMode(): [boolean, (on: boolean) => void] {
  const [stored, store] = useSetting('read-out');
  return [stored === MODE_ON, (isOn) => store(isOn ? MODE_ON : null)];
}
