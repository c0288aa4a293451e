import { useSetting } from '#ui/store/use-setting.ts';

/** `page`: as large as things on the page are; `screen`: a pixel for each of this screen, where it has more than the page. */
export type Resolution = 'page' | 'screen';

/** How many pixels of the desktop are asked for in place of one of the page, the same for all desktops. */
export function useResolution() {
  const [stored, store] = useSetting('desktop-resolution');
  const resolution: Resolution = stored === 'screen' ? 'screen' : 'page';
  return {
    resolution,
    density: resolution === 'screen' ? window.devicePixelRatio : 1,
    choose: (wanted: Resolution) => store(wanted === 'screen' ? wanted : null),
  };
}
