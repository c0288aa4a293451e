import { useOutletContext } from 'react-router-dom';
import type { FullScreenContext } from '#domain/page-context.ts';
import { panesOf, type Pane as Place } from '#domain/workspace/pane-layout.ts';
import * as w from '#domain/workspace/workspace.ts';
import { Pane } from '#screens/console/pane/pane.tsx';
import { ServerPicker } from '#screens/console/picker/server-picker.tsx';
import type { BroadcastState } from './use-broadcast.ts';
import type { PaneStates } from './use-pane-states.ts';
import type { ChangeWorkspace } from './use-workspace.ts';

interface PaneContentProps {
  cluster: string;
  pane: Place;
  tab: w.Tab;
  isFocused: boolean;
  /** The id of the session that a reload left here. */
  previousSession: string | undefined;
  /** Where its tools stand while it has the focus. */
  bar: HTMLElement | null;
  handlers: { change: ChangeWorkspace; states: PaneStates; broadcast: BroadcastState; onLeaveTerminal: () => void };
}

/** The number of a pane, where its tab has several choices of a server. */
function pickerNumberOf({ id }: Place, { layout }: w.Tab): number | undefined {
  const panes = panesOf(layout);
  const hasSeveral = panes.filter(({ target }) => target === 'picker').length > 1;
  return hasSeveral ? panes.findIndex((one) => one.id === id) + 1 : undefined;
}

/** What a pane holds: the choice of a server, then the session. */
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
        onChoose={(chosen) => change((now) => w.setTarget(now, id, chosen))}
      />
    );
  return (
    <Pane
      options={{ cluster, root, scrollback: config.ui.scrollbackLines, target, previousSession }}
      bar={bar}
      isFocused={isFocused}
      onReport={(one) => states.onReport(id, one)}
      onControls={(controls) => states.onControls(id, controls)}
      onInput={(text) => broadcast.broadcastInput(id, text)}
      onLeaveTerminal={onLeaveTerminal}
    />
  );
}
