import { useOutletContext } from 'react-router-dom';
import type { FullScreenContext } from '#domain/page-context.ts';
import { panesOf, type Pane as LayoutPane } from '#domain/workspace/pane-layout.ts';
import * as w from '#domain/workspace/workspace.ts';
import { Pane } from '#screens/console/pane/pane.tsx';
import { ServerPicker } from '#screens/console/picker/server-picker.tsx';
import type { BroadcastState } from './use-broadcast.ts';
import type { PaneStates } from './use-pane-states.ts';
import type { ChangeWorkspace } from './use-workspace.ts';

interface PaneContentProps {
  cluster: string;
  pane: LayoutPane;
  tab: w.Tab;
  isFocused: boolean;
  /** The ID of the session that ran here before a reload. */
  previousSession: string | undefined;
  /** The pane renders its tools here while it has the focus. */
  bar: HTMLElement | null;
  handlers: { change: ChangeWorkspace; states: PaneStates; broadcast: BroadcastState; onLeaveTerminal: () => void };
}

/** The number of a pane, if its tab has several server pickers. */
function pickerNumberOf({ id }: LayoutPane, { layout }: w.Tab): number | undefined {
  const panes = panesOf(layout);
  const hasSeveral = panes.filter(({ target }) => target === 'picker').length > 1;
  return hasSeveral ? panes.findIndex((pane) => pane.id === id) + 1 : undefined;
}

/** The content of a pane: first the server picker, then the session. */
export function PaneContent({ cluster, pane, tab, isFocused, previousSession, bar, handlers }: PaneContentProps) {
  const { config, root } = useOutletContext<FullScreenContext>();
  const { id, target } = pane;
  const { change, states, broadcast, onLeaveTerminal } = handlers;
  if (target === 'picker')
    return (
      <ServerPicker
        cluster={cluster}
        isFocused={isFocused}
        pane={pickerNumberOf(pane, tab)}
        onChoose={(chosen) => change((current) => w.setTarget(current, id, chosen))}
      />
    );
  return (
    <Pane
      options={{ cluster, root, scrollback: config.ui.scrollbackLines, target, previousSession }}
      bar={bar}
      isFocused={isFocused}
      onReport={(report) => states.onReport(id, report)}
      onControls={(controls) => states.onControls(id, controls)}
      onInput={(text) => broadcast.broadcastInput(id, text)}
      onLeaveTerminal={onLeaveTerminal}
    />
  );
}
