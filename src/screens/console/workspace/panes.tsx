import { type ReactNode, useState, type KeyboardEvent, type PointerEvent } from 'react';
import {
  panesOf,
  layoutBoxes,
  type Box,
  type Pane,
  MIN_SHARE,
  type Divider as DividerPosition,
} from '#domain/workspace/pane-layout.ts';
import type { Environment } from '#domain/workspace/environment.ts';
import type { Tab } from '#domain/workspace/workspace.ts';
import * as css from './workspace.css.ts';
import type { PaneReport } from '#screens/console/pane/pane-report.ts';
import { dividerLabel } from './messages.ts';
import { PaneTitle } from './pane-title.tsx';

const KEYBOARD_STEP = 0.05;
const ARROW_DIRECTIONS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** The divider between two panes. Users drag it or move it with arrow keys. */
function Divider({
  divider: { toward, share, within },
  onShare,
}: {
  divider: DividerPosition;
  onShare: (share: number) => void;
}) {
  // The panes change only after dragging. Otherwise terminals would get a new size for each pixel.
  const [draggedShare, setDraggedShare] = useState<number>();
  const isVertical = toward === 'right';
  const currentShare = draggedShare ?? share;
  const shareAtPointer = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>): number => {
    const container = currentTarget.parentElement?.getBoundingClientRect() ?? new DOMRect(0, 0, 1, 1);
    const shareOfContainer = isVertical
      ? ((clientX - container.left) / container.width - within.left) / within.width
      : ((clientY - container.top) / container.height - within.top) / within.height;
    return Math.min(Math.max(shareOfContainer, MIN_SHARE), 1 - MIN_SHARE);
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    if (event.currentTarget.hasPointerCapture(event.pointerId)) setDraggedShare(shareAtPointer(event));
  };
  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    if (draggedShare !== undefined) onShare(shareAtPointer(event));
    setDraggedShare(undefined);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = ARROW_DIRECTIONS[event.key];
    if (step === undefined || event.altKey) return;
    event.preventDefault();
    onShare(share + step * KEYBOARD_STEP);
  };
  const style = isVertical
    ? {
        left: `${(within.left + within.width * currentShare) * 100}%`,
        top: `${within.top * 100}%`,
        height: `${within.height * 100}%`,
      }
    : {
        top: `${(within.top + within.height * currentShare) * 100}%`,
        left: `${within.left * 100}%`,
        width: `${within.width * 100}%`,
      };
  return (
    <div
      // A movable separator is focusable (WAI-ARIA 1.2, separator), unlike <hr>.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="separator"
      tabIndex={0}
      aria-label={dividerLabel(toward)}
      aria-orientation={isVertical ? 'vertical' : 'horizontal'}
      aria-valuenow={Math.round(currentShare * 100)}
      aria-valuemin={MIN_SHARE * 100}
      aria-valuemax={100 - MIN_SHARE * 100}
      className={isVertical ? css.divider.right : css.divider.down}
      style={style}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onPointerCancel={() => setDraggedShare(undefined)}
    />
  );
}

/** The color of the environment above a pane. The tab and the title of the pane show its name. */
function EnvironmentLine({ environment }: { environment: Environment | undefined }) {
  return environment && <div className={css.environmentLine[environment.tone]} />;
}

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
  reports: ReadonlyMap<number, PaneReport>;
  onFocus: (id: number) => void;
  onClose: (id: number) => void;
  onShare: (moved: { path: readonly ('first' | 'second')[]; share: number }) => void;
  children: (pane: Pane, tab: Tab) => ReactNode;
}

/**
 * The panes of all tabs, as children of one element so that moving a pane does not restart its session. Sessions in
 * hidden panes continue.
 */
export function Panes({ tabs, shownTab, reports, onFocus, onClose, onShare, children }: PanesProps) {
  const { dividers } = layoutBoxes(shownTab.layout);
  return (
    <div className={css.panes}>
      {tabs
        .flatMap((tab) => {
          const { panes, dividers: ownDividers } = layoutBoxes(tab.layout);
          const isDivided = ownDividers.length > 0;
          return panesOf(tab.layout).map((pane) => ({
            tab,
            pane,
            isDivided,
            box: panes.find(({ id }) => id === pane.id)?.box,
          }));
        })
        .toSorted((a, b) => a.pane.id - b.pane.id)
        .map(({ tab, pane, isDivided, box }) => (
          <div
            key={pane.id}
            data-pane={pane.id}
            hidden={tab !== shownTab}
            className={css.pane}
            style={box && boxStyle(box)}
            onFocusCapture={() => onFocus(pane.id)}
          >
            <EnvironmentLine environment={reports.get(pane.id)?.environment} />
            {isDivided && (
              <PaneTitle
                report={reports.get(pane.id)}
                isFocused={tab.focusedPaneId === pane.id}
                onClose={() => onClose(pane.id)}
              />
            )}
            <div className={css.paneContent}>{children(pane, tab)}</div>
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
