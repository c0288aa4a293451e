import type { ComponentProps, Ref } from 'react';
import type { Problem } from '#lib/text/problem.ts';
import { CodeEditor, type CodeEditorHandle } from '#ui/code/code-editor.tsx';
import { DiffView } from '#ui/code/diff-view.tsx';
import { ProblemList } from '#ui/code/problem-list.tsx';
import { Panel } from '#ui/layout/panel.tsx';
import { Kbd } from '#ui/mark/kbd.tsx';
import { EditorTabs, useTab } from './editor-tabs.tsx';
import { changesIn, COMPLETE, YAML, yamlOf } from './messages.ts';
import type { EditorPanel, PanelDraft } from './panels.ts';
import * as css from './editor.css.ts';

interface EditorBodyProps {
  ref: Ref<CodeEditorHandle>;
  title: string;
  draft: PanelDraft;
  problems: readonly Problem[];
  help: Pick<ComponentProps<typeof CodeEditor>, 'complete' | 'hover'>;
  isReadOnly: boolean;
  panels: readonly EditorPanel[];
  /** What the tab with the changes is called. */
  changes: string;
}

const TEXT = 'yaml';
const DIFF = 'changes';

/** The text, what else can be seen of it, and what stands beside it. */
export function EditorBody({ ref, title, draft, problems, help, isReadOnly, panels, changes }: EditorBodyProps) {
  const asides = panels.filter(({ place }) => place === 'aside');
  const others = panels.filter(({ place }) => place === 'tab');
  const tabs = [{ id: TEXT, title: YAML }, ...others, ...(isReadOnly ? [] : [{ id: DIFF, title: changes }])];
  const open = useTab(tabs);
  const goTo = (offset: number) => ref && 'current' in ref && ref.current?.goTo(offset);
  return (
    <div className={asides.length > 0 ? css.besides : css.alone}>
      <Panel fill="flush">
        <div className={css.head}>
          <EditorTabs tabs={tabs} open={open} />
          {open === TEXT && !isReadOnly && (
            <span className={css.hint}>
              {COMPLETE} <Kbd>Ctrl Space</Kbd>
            </span>
          )}
        </div>
        {/* It stays, with its history and where one was in it. */}
        <div hidden={open !== TEXT}>
          <CodeEditor
            ref={ref}
            label={yamlOf(title)}
            value={draft.text}
            onChange={isReadOnly ? undefined : draft.onText}
            problems={problems}
            {...help}
          />
          <ProblemList text={draft.text} problems={problems} onGo={goTo} />
        </div>
        {open === DIFF && (
          <div className={css.part}>
            <DiffView label={changesIn(title)} before={draft.saved ?? ''} after={draft.text} />
          </div>
        )}
        {others.map(
          ({ id, render }) =>
            id === open && (
              <div key={id} className={css.part}>
                {render(draft)}
              </div>
            ),
        )}
      </Panel>
      {asides.length > 0 && (
        <div className={css.asides}>
          {asides.map(({ id, title: name, render }) => (
            <aside key={id} aria-label={name}>
              {render(draft)}
            </aside>
          ))}
        </div>
      )}
    </div>
  );
}
