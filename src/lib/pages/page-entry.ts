/** The name of a page's icon in the side navigation. */
export type PageIcon =
  | 'all'
  | 'server'
  | 'app'
  | 'kube'
  | 'db'
  | 'desk'
  | 'live'
  | 'users'
  | 'key'
  | 'plug'
  | 'bot'
  | 'lock'
  | 'plus'
  | 'rec'
  | 'log'
  | 'net'
  | 'spark'
  | 'bill'
  | 'download';

export type MenuGroup = 'Resources' | 'Access' | 'Activity' | 'Clusters' | 'Billing' | 'Assist';

/** The entry of a page in the side navigation, which the palette and the keyboard shortcuts also use. */
export interface MenuEntry {
  group: MenuGroup;
  label: string;
  icon: PageIcon;
  /** The permission that the user needs, as `#domain/access.ts` names it. */
  needs: string;
  /** The letter that opens the page when it is typed after `g`. */
  key: string;
}

/** An entry of the palette, for a page that is not in the navigation or for an action of a page. */
export interface PaletteEntry {
  label: string;
  note: string;
  /** The permission that the user needs; by default none. */
  needs?: string;
  /** Other words that people search for. */
  keywords?: string;
  /** Lists the entry among the actions of the palette instead of its pages. */
  isAction?: true;
}

/** The description of a page. `src/app/page-modules.ts` has its module. */
export interface PageEntry {
  /** In the router's notation; never below `/web/app`, where the proxy serves files (docs/protocol/auth-and-identity.md#2). */
  path: string;
  /** The title of the browser tab (docs/behaviour.md#titles). */
  title: string;
  /** `window` fills the window, `account` has the tabs of the account; by default the main layout. */
  layout?: 'window' | 'account';
  menu?: MenuEntry;
  palette?: PaletteEntry;
}
