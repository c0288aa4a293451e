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
  ALL_SERVERS,
  GROUP_SAME,
  NO_MATCHING_SERVER,
  OUTPUTS,
  rerunFailed,
  SAVE_OUTPUT,
  SEARCH_OUTPUT,
  STATUS_FILTER,
  shownCount,
  STATUS_LABELS,
  STOP_ALL,
  runSummary,
} from './messages.ts';
import { OutputPanel } from './output-panel.tsx';
import type { Run } from './run.ts';
import { outputFile, isMatching } from './output-text.ts';
import * as css from './command-run.css.ts';

interface RunViewProps {
  run: Run;
  nameOf: (id: string) => string;
  onRerun: (ids: readonly string[]) => void;
}

/** A running command: the summary, the search field and a panel for each server. */
export function RunView({ run, nameOf, onRerun }: RunViewProps) {
  const nodes = useStore(run.overview, (state) => state.nodes);
  const [search, setSearch] = useState('');
  const [selectedStatus, setSelectedStatus] = useState('');
  const [isGrouped, setGrouped] = useState(false);
  const searchText = search.trim().toLowerCase();
  const isVisible = ([id, node]: [string, NodeRun]) =>
    (selectedStatus === '' || node.status === selectedStatus) &&
    (searchText === '' || nameOf(id).toLowerCase().includes(searchText) || isMatching(node, searchText));
  const visibleNodes = new Map([...nodes].filter(isVisible));
  const groups = isGrouped ? groupByResult(visibleNodes) : Array.from(visibleNodes.keys(), (id) => [id]);
  return (
    <>
      <RunSummary run={run} nodes={nodes} nameOf={nameOf} onRerun={onRerun} />
      <Toolbar summary={visibleNodes.size < nodes.size && shownCount(visibleNodes.size, nodes.size)}>
        <SearchField label={SEARCH_OUTPUT} value={search} onChange={setSearch} />
        <Select
          aria-label={STATUS_FILTER}
          value={selectedStatus}
          onChange={({ target }) => setSelectedStatus(target.value)}
        >
          <option value="">{ALL_SERVERS}</option>
          {Object.entries(STATUS_LABELS).map(([value, text]) => (
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
          <OutputPanel key={ids[0]} run={run} ids={ids} nameOf={nameOf} searchText={searchText} />
        ))}
        {groups.length === 0 && nodes.size > 0 && <p className={css.quiet}>{NO_MATCHING_SERVER}</p>}
      </section>
    </>
  );
}

function RunSummary({ run, nodes, nameOf, onRerun }: RunViewProps & { nodes: ReadonlyMap<string, NodeRun> }) {
  const allNodes = [...nodes];
  const unfinished = allNodes.filter(([, node]) => !hasEnded(node)).map(([id]) => id);
  const failedIds = allNodes.filter(([, { status }]) => status === 'failed').map(([id]) => id);
  const save = () =>
    saveFile('command-output.txt', 'text/plain', outputFile(allNodes.map(([id, node]) => [nameOf(id), node] as const)));
  return (
    <div className={css.line}>
      {/* Announced only at the end, because the text changes all the time while the command runs. */}
      <p className={css.name} aria-live={unfinished.length === 0 ? 'polite' : 'off'}>
        {runSummary(countStatuses(nodes))}
      </p>
      <span className={css.end}>
        {unfinished.length > 0 && <Button onClick={() => run.stop(unfinished)}>{STOP_ALL}</Button>}
        {unfinished.length === 0 && failedIds.length > 0 && (
          <Button onClick={() => onRerun(failedIds)}>{rerunFailed(failedIds.length)}</Button>
        )}
        <Button onClick={save}>{SAVE_OUTPUT}</Button>
      </span>
    </div>
  );
}
