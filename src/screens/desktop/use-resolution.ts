import { useSetting } from '#ui/store/use-setting.ts';

/** `page`: one desktop pixel per CSS pixel. `screen`: one desktop pixel per device pixel. */
export type Resolution = 'page' | 'screen';

/** The chosen resolution and its number of desktop pixels per CSS pixel. The choice applies to all desktops. */
export function useResolution() {
  const [stored, store] = useSetting('desktop-resolution');
  const resolution: Resolution = stored === 'screen' ? 'screen' : 'page';
  return {
    resolution,
    density: resolution === 'screen' ? window.devicePixelRatio : 1,
    choose: (choice: Resolution) => store(choice === 'screen' ? choice : null),
  };
}
