import { useState } from 'react';
import { groupByResult, countStatuses } from '#domain/command-run/group-results.ts';
import { hasEnded, type NodeRun } from '#domain/command-run/command-stream.ts';
import { Button } from '#ui/button/button.tsx';
import { saveFile } from '#ui/button/save-file.ts';
import { SearchField } from '#ui/field/search-field.tsx';
import { Select } from '#ui/field/select.tsx';
import { Switch } from '#ui/field/switch.tsx';
import { Toolbar } from '#ui/layout/toolbar.tsx';
import { useStore } from '#ui/store/use-store.ts';
import {
  EVERY_STATE,
  GROUP_SAME,
  NOTHING_SHOWN,
  OUTPUTS,
  rerun,
  SAVE_OUTPUT,
  SEARCH_OUTPUT,
  SHOW_STATE,
  shownOf,
  STATES,
  STOP_ALL,
  summary,
} from './messages.ts';
import { OutputPanel } from './output-panel.tsx';
import type { Run } from './run.ts';
import { asFile, holds } from './shown.ts';
import * as css from './command-run.css.ts';

interface RunViewProps {
  run: Run;
  nameOf: (id: string) => string;
  onAgain: (ids: readonly string[]) => void;
}

/** A command as it runs: the summary, what is searched, and a panel for each server. */
export function RunView({ run, nameOf, onAgain }: RunViewProps) {
  const nodes = useStore(run.overview, (state) => state.nodes);
  const [search, setSearch] = useState('');
  const [state, setState] = useState('');
  const [isGrouped, setGrouped] = useState(false);
  const wanted = search.trim().toLowerCase();
  const fits = ([id, node]: [string, NodeRun]) =>
    (state === '' || node.at === state) &&
    (wanted === '' || nameOf(id).toLowerCase().includes(wanted) || holds(node, wanted));
  const shown = new Map([...nodes].filter(fits));
  const groups = isGrouped ? groupByResult(shown) : Array.from(shown.keys(), (id) => [id]);
  return (
    <>
      <Summary run={run} nodes={nodes} nameOf={nameOf} onAgain={onAgain} />
      <Toolbar shown={shown.size < nodes.size && shownOf(shown.size, nodes.size)}>
        <SearchField label={SEARCH_OUTPUT} value={search} onChange={setSearch} />
        <Select aria-label={SHOW_STATE} value={state} onChange={({ target }) => setState(target.value)}>
          <option value="">{EVERY_STATE}</option>
          {Object.entries(STATES).map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </Select>
        <Switch checked={isGrouped} onChange={() => setGrouped(!isGrouped)}>
          {GROUP_SAME}
        </Switch>
      </Toolbar>
      <section className={css.panels} aria-label={OUTPUTS}>
        {groups.map((ids) => (
          <OutputPanel key={ids[0]} run={run} ids={ids} nameOf={nameOf} wanted={wanted} />
        ))}
        {groups.length === 0 && nodes.size > 0 && <p className={css.quiet}>{NOTHING_SHOWN}</p>}
      </section>
    </>
  );
}

function Summary({ run, nodes, nameOf, onAgain }: RunViewProps & { nodes: ReadonlyMap<string, NodeRun> }) {
  const all = [...nodes];
  const open = all.filter(([, node]) => !hasEnded(node)).map(([id]) => id);
  const failed = all.filter(([, { at }]) => at === 'failed').map(([id]) => id);
  const save = () =>
    saveFile('command-output.txt', 'text/plain', asFile(all.map(([id, node]) => [nameOf(id), node] as const)));
  return (
    <div className={css.line}>
      {/* Read out once it is over: while it runs it changes all the time. */}
      <p className={css.name} aria-live={open.length === 0 ? 'polite' : 'off'}>
        {summary(countStatuses(nodes))}
      </p>
      <span className={css.end}>
        {open.length > 0 && <Button onClick={() => run.stop(open)}>{STOP_ALL}</Button>}
        {open.length === 0 && failed.length > 0 && (
          <Button onClick={() => onAgain(failed)}>{rerun(failed.length)}</Button>
        )}
        <Button onClick={save}>{SAVE_OUTPUT}</Button>
      </span>
    </div>
  );
}
