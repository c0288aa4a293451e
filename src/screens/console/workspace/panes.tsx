import type { ReactNode } from 'react';
import { panesOf, layoutBoxes, type Box, type Pane } from '#domain/workspace/pane-layout.ts';
import type { Tab } from '#domain/workspace/workspace.ts';
import { Divider } from './divider.tsx';
import * as css from './workspace.css.ts';

const percent = (part: number): string => `${part * 100}%`;

const boxStyle = ({ left, top, width, height }: Box) => ({
  left: percent(left),
  top: percent(top),
  width: percent(width),
  height: percent(height),
});

interface PanesProps {
  tabs: readonly Tab[];
  shownTab: Tab;
  onFocus: (id: number) => void;
  onShare: (moved: { path: readonly ('first' | 'second')[]; share: number }) => void;
  children: (pane: Pane, tab: Tab) => ReactNode;
}

/**
 * The panes of all tabs, as children of one element so that moving a pane does not restart its session. Sessions in
 * hidden panes continue.
 */
export function Panes({ tabs, shownTab, onFocus, onShare, children }: PanesProps) {
  const { dividers } = layoutBoxes(shownTab.layout);
  const isDivided = dividers.length > 0;
  return (
    <div className={css.panes}>
      {tabs
        .flatMap((tab) => {
          const { panes } = layoutBoxes(tab.layout);
          return panesOf(tab.layout).map((pane) => ({ tab, pane, box: panes.find(({ id }) => id === pane.id)?.box }));
        })
        .toSorted((a, b) => a.pane.id - b.pane.id)
        .map(({ tab, pane, box }) => (
          <div
            key={pane.id}
            data-pane={pane.id}
            hidden={tab !== shownTab}
            className={isDivided && tab === shownTab && tab.focusedPaneId === pane.id ? css.focusedPane : css.pane}
            style={box && boxStyle(box)}
            onFocusCapture={() => onFocus(pane.id)}
          >
            {children(pane, tab)}
          </div>
        ))}
      {dividers.map((divider) => (
        <Divider
          key={divider.path.join('.')}
          divider={divider}
          onShare={(share) => onShare({ path: divider.path, share })}
        />
      ))}
    </div>
  );
}
