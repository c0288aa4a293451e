import { useOutletContext } from 'react-router-dom';
import type { FullScreenContext } from '#domain/page-context.ts';
import { panesOf, type Pane as Place } from '#domain/workspace/pane-layout.ts';
import * as w from '#domain/workspace/workspace.ts';
import { Pane } from '#screens/console/pane/pane.tsx';
import { Picker } from '#screens/console/picker/picker.tsx';
import type { Broadcasting } from './use-broadcast.ts';
import type { PaneStates } from './use-panes.ts';
import type { Change } from './use-workspace.ts';

interface ContentProps {
  cluster: string;
  pane: Place;
  tab: w.Tab;
  isFocused: boolean;
  /** The id of the session that a reload left here. */
  former: string | undefined;
  /** Where its tools stand while it has the focus. */
  bar: HTMLElement | null;
  on: { change: Change; states: PaneStates; broadcast: Broadcasting; onWayOut: () => void };
}

/** The number of a pane, where its tab has several choices of a server. */
function numberOf({ id }: Place, { layout }: w.Tab): number | undefined {
  const panes = panesOf(layout);
  const hasSeveral = panes.filter(({ target }) => target === 'picker').length > 1;
  return hasSeveral ? panes.findIndex((one) => one.id === id) + 1 : undefined;
}

/** What a pane holds: the choice of a server, then the session. */
export function Content({ cluster, pane, tab, isFocused, former, bar, on }: ContentProps) {
  const { config, root } = useOutletContext<FullScreenContext>();
  const { id, target } = pane;
  const { change, states, broadcast, onWayOut } = on;
  if (target === 'picker')
    return (
      <Picker
        cluster={cluster}
        isFocused={isFocused}
        pane={numberOf(pane, tab)}
        onChoose={(chosen) => change((now) => w.setTarget(now, id, chosen))}
      />
    );
  return (
    <Pane
      of={{ cluster, root, scrollback: config.ui.scrollbackLines, target, former }}
      bar={bar}
      isFocused={isFocused}
      onReport={(one) => states.onReport(id, one)}
      onControls={(controls) => states.onControls(id, controls)}
      onInput={(text) => broadcast.type(id, text)}
      onWayOut={onWayOut}
    />
  );
}
