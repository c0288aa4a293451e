import { useEffect, useState, type ComponentType, type DragEvent, type ReactNode } from 'react';
import { readDroppedItems, type DroppedItems } from '#domain/files/dropped-files.ts';
import { Banner } from '#ui/feedback/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { RETRY } from '#ui/messages.ts';
import { DROP_HERE, NOT_LOADED } from './pane-messages.ts';
import type { PanelProps } from './panel.tsx';
import type { FilesOf } from './use-files.ts';
import * as css from './pane.css.ts';

/** The panel's code, once it is wanted; a terminal without it goes on. */
function usePanel(isWanted: boolean) {
  const [loaded, setLoaded] = useState<{ Panel: ComponentType<PanelProps> } | 'failed'>();
  const isMissing = isWanted && loaded === undefined;
  useEffect(() => {
    if (isMissing)
      import('./panel.tsx').then(
        ({ Panel }) => setLoaded({ Panel }),
        () => setLoaded('failed'),
      );
  }, [isMissing]);
  return { loaded, retry: () => setLoaded(undefined) };
}

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

/** A terminal whose files can be moved: by a panel at its side, and by dropping them on it. */
export function Files({ children, ...files }: FilesOf & { children: ReactNode }) {
  const { place, isOpen, onOpen } = files;
  const [isWanted, setWanted] = useState(false);
  const [isDragged, setDragged] = useState(false);
  const [dropped, setDropped] = useState<DroppedItems>();
  if (isOpen && !isWanted) setWanted(true);
  const { loaded, retry } = usePanel(isWanted);

  const drag = (event: DragEvent) => {
    if (!place || !hasFiles(event)) return;
    event.preventDefault();
    setDragged(true);
  };
  const leave = ({ currentTarget, relatedTarget }: DragEvent) => {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setDragged(false);
  };
  const drop = (event: DragEvent) => {
    setDragged(false);
    if (!place || !hasFiles(event)) return;
    event.preventDefault();
    setDropped(readDroppedItems(event.dataTransfer.items));
    onOpen(true);
  };
  return (
    <div
      role="presentation"
      className={css.pane}
      onDragEnter={drag}
      onDragOver={drag}
      onDragLeave={leave}
      onDrop={drop}
    >
      <div className={css.split}>
        {place && typeof loaded === 'object' && <loaded.Panel {...files} place={place} dropped={dropped} />}
        {loaded === 'failed' && isOpen && (
          <Banner tone="bad" action={<Button onClick={retry}>{RETRY}</Button>}>
            {NOT_LOADED}
          </Banner>
        )}
        <div className={css.content}>{children}</div>
      </div>
      {isDragged && <div className={css.drop}>{DROP_HERE}</div>}
    </div>
  );
}
