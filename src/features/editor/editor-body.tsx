import type { ComponentProps, Ref } from 'react';
import type { TextProblem } from '#lib/text/text-problem.ts';
import { CodeEditor, type CodeEditorHandle } from '#ui/code/code-editor.tsx';
import { KEY_COMPLETE } from '#ui/code/messages.ts';
import { DiffView } from '#ui/code/diff-view.tsx';
import { Panel } from '#ui/layout/panel.tsx';
import { Kbd } from '#ui/mark/kbd.tsx';
import { EditorTabs, useTab } from './editor-tabs.tsx';
import { changesIn, YAML, yamlOf } from './messages.ts';
import type { EditorPanel, PanelDraft } from './panels.ts';
import * as css from './editor.css.ts';

interface EditorBodyProps {
  ref: Ref<CodeEditorHandle>;
  title: string;
  draft: PanelDraft;
  problems: readonly TextProblem[];
  help: Pick<ComponentProps<typeof CodeEditor>, 'complete' | 'explain'>;
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
  return (
    <div className={asides.length > 0 ? css.besides : css.alone}>
      <Panel fill="flush">
        <div className={css.head}>
          <EditorTabs tabs={tabs} open={open} />
          {open === TEXT && !isReadOnly && (
            <span className={css.hint}>
              {KEY_COMPLETE} <Kbd>Ctrl Space</Kbd>
            </span>
          )}
        </div>
        {/* It stays mounted and keeps its history and its caret. */}
        <div hidden={open !== TEXT}>
          <CodeEditor
            ref={ref}
            label={yamlOf(title)}
            value={draft.text}
            onChange={isReadOnly ? undefined : draft.onText}
            problems={problems}
            {...help}
          />
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
