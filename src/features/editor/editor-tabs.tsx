import { Link, useSearchParams } from 'react-router-dom';
import { withParams } from '#lib/params.ts';
import { EDITOR_PARTS } from './messages.ts';
import * as css from './editor.css.ts';

const TAB_PARAM = 'tab';

export interface EditorTab {
  id: string;
  title: string;
}

/** The tab in the address, or the first tab. */
export function useActiveTab(tabs: readonly EditorTab[]): string {
  const [params] = useSearchParams();
  const requestedTab = params.get(TAB_PARAM);
  return (tabs.find(({ id }) => id === requestedTab) ?? tabs[0])?.id ?? '';
}

/** Each tab has an address. Tabs replace the history entry, so Back closes the editor. */
export function EditorTabs({ tabs, open }: { tabs: readonly EditorTab[]; open: string }) {
  const [params] = useSearchParams();
  return (
    <nav className={css.tabs} aria-label={EDITOR_PARTS}>
      {tabs.map(({ id, title }, index) => (
        <Link
          key={id}
          replace
          preventScrollReset
          to={{ search: String(withParams(params, { [TAB_PARAM]: index === 0 ? '' : id })) }}
          aria-current={id === open ? 'page' : undefined}
          className={css.tab}
        >
          {title}
        </Link>
      ))}
    </nav>
  );
}
