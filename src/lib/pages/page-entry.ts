/** What a page is about; the shell has a picture for each. */
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

/** How the side navigation offers a page, and with it the palette and the keyboard. */
export interface MenuEntry {
  group: MenuGroup;
  label: string;
  icon: PageIcon;
  /** What one must be allowed to, as `#domain/access.ts` names it. */
  needs: string;
  /** The letter that leads there after `g`. */
  key: string;
}

/** How the palette finds a page that the navigation does not offer. */
export interface PaletteEntry {
  label: string;
  note: string;
  /** As in the menu; open to all unless said. */
  needs?: string;
  /** Other words by which people look for it. */
  also?: string;
  /** Going there begins something, so it stands among the actions. */
  isAction?: true;
}

/** All that is known of a page but its module, which `src/app/page-modules.ts` has. */
export interface PageEntry {
  /** In the router's notation; never below `/web/app`, which a proxy takes for files (docs/protocol/auth-and-identity.md#2). */
  path: string;
  /** What the browser's tab says (docs/behaviour.md#titles). */
  title: string;
  /** Alone in the window, or within the pages of the account; in the main layout unless said. */
  layout?: 'window' | 'account';
  menu?: MenuEntry;
  palette?: PaletteEntry;
}
