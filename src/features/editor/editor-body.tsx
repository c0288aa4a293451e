import type { ComponentProps, Ref } from 'react';
import type { TextProblem } from '#lib/text/text-problem.ts';
import { CodeEditor, type CodeEditorHandle } from '#ui/code/code-editor.tsx';
import { KEY_COMPLETE } from '#ui/code/messages.ts';
import { DiffView } from '#ui/code/diff-view.tsx';
import { Panel } from '#ui/layout/panel.tsx';
import { Kbd } from '#ui/mark/kbd.tsx';
import { changesIn, YAML, yamlLabel, EDITOR_PARTS } from './messages.ts';
import type { EditorPanel, PanelDraft } from './panels.ts';
import * as segmented from '#ui/layout/segmented.css.ts';
import * as css from './editor.css.ts';
import { Link, useSearchParams } from 'react-router-dom';
import { withParams } from '#lib/params.ts';

const TAB_PARAM = 'tab';

interface EditorTab {
  id: string;
  title: string;
}

/** The tab in the address, or the first tab. */
function useActiveTab(tabs: readonly EditorTab[]): string {
  const [params] = useSearchParams();
  const requestedTab = params.get(TAB_PARAM);
  return (tabs.find(({ id }) => id === requestedTab) ?? tabs[0])?.id ?? '';
}

/** Each tab has an address. Tabs replace the history entry, so Back closes the editor. */
function EditorTabs({ tabs, open }: { tabs: readonly EditorTab[]; open: string }) {
  const [params] = useSearchParams();
  return (
    <nav className={segmented.group} aria-label={EDITOR_PARTS}>
      {tabs.map(({ id, title }, index) => (
        <Link
          key={id}
          replace
          preventScrollReset
          to={{ search: String(withParams(params, { [TAB_PARAM]: index === 0 ? '' : id })) }}
          aria-current={id === open ? 'page' : undefined}
          className={segmented.choice}
        >
          {title}
        </Link>
      ))}
    </nav>
  );
}

interface EditorBodyProps {
  ref: Ref<CodeEditorHandle>;
  title: string;
  draft: PanelDraft;
  problems: readonly TextProblem[];
  help: Pick<ComponentProps<typeof CodeEditor>, 'complete' | 'explain'>;
  isReadOnly: boolean;
  panels: readonly EditorPanel[];
  changesLabel: string;
}

const TEXT_TAB = 'yaml';
const CHANGES_TAB = 'changes';

/** The text of a resource, the tabs with other views of it and the panels next to it. */
export function EditorBody({ ref, title, draft, problems, help, isReadOnly, panels, changesLabel }: EditorBodyProps) {
  const asidePanels = panels.filter(({ position: place }) => place === 'aside');
  const tabPanels = panels.filter(({ position: place }) => place === 'tab');
  const tabs = [
    { id: TEXT_TAB, title: YAML },
    ...tabPanels,
    ...(isReadOnly ? [] : [{ id: CHANGES_TAB, title: changesLabel }]),
  ];
  const activeTab = useActiveTab(tabs);
  return (
    <div className={asidePanels.length > 0 ? css.withAside : css.single}>
      <Panel fill="flush">
        <div className={css.head}>
          <EditorTabs tabs={tabs} open={activeTab} />
          {activeTab === TEXT_TAB && !isReadOnly && (
            <span className={css.hint}>
              {KEY_COMPLETE} <Kbd>Ctrl Space</Kbd>
            </span>
          )}
        </div>
        {/* Stays mounted, so that the editor keeps its undo history and its caret. */}
        <div hidden={activeTab !== TEXT_TAB}>
          <CodeEditor
            ref={ref}
            label={yamlLabel(title)}
            value={draft.text}
            onChange={isReadOnly ? undefined : draft.onTextChange}
            problems={problems}
            {...help}
          />
        </div>
        {activeTab === CHANGES_TAB && (
          <div className={css.part}>
            <DiffView label={changesIn(title)} before={draft.saved ?? ''} after={draft.text} />
          </div>
        )}
        {tabPanels.map(
          ({ id, render }) =>
            id === activeTab && (
              <div key={id} className={css.part}>
                {render(draft)}
              </div>
            ),
        )}
      </Panel>
      {asidePanels.length > 0 && (
        <div className={css.asides}>
          {asidePanels.map(({ id, title: name, render }) => (
            <aside key={id} aria-label={name}>
              {render(draft)}
            </aside>
          ))}
        </div>
      )}
    </div>
  );
}
