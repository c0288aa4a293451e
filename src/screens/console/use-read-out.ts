import { useSetting } from '#ui/store/use-setting.ts';

const ON = 'on';

/** Whether whoever is signed in wants terminals read out; what is drawn on a canvas says nothing to a screen reader. */
export function useReadOut(): [boolean, (on: boolean) => void] {
  const [stored, keep] = useSetting('read-out');
  return [stored === ON, (on) => keep(on ? ON : null)];
}
