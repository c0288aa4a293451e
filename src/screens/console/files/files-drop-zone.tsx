import { useEffect, useState, type ComponentType, type DragEvent, type ReactNode } from 'react';
import { readDroppedItems, type DroppedItems } from '#domain/files/dropped-files.ts';
import { Banner } from '#ui/feedback/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { RETRY } from '#ui/messages.ts';
import { DROP_FILES_HINT, FILES_PANEL_NOT_LOADED } from './pane-messages.ts';
import type { FilesPanelProps } from './files-panel.tsx';
import type { TerminalFiles } from './use-files.ts';
import * as css from './pane.css.ts';

/** Loads the code of the files panel when it is needed. The terminal works without it. */
function useFilesPanel(isNeeded: boolean) {
  const [loaded, setLoaded] = useState<{ FilesPanel: ComponentType<FilesPanelProps> } | 'failed'>();
  const isMissing = isNeeded && loaded === undefined;
  useEffect(() => {
    if (isMissing)
      import('./files-panel.tsx').then(
        ({ FilesPanel }) => setLoaded({ FilesPanel }),
        () => setLoaded('failed'),
      );
  }, [isMissing]);
  return { loaded, retry: () => setLoaded(undefined) };
}

const isDraggingFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

/** A terminal with the files panel. Users can also drop files on the terminal. */
export function FilesDropZone({ children, ...files }: TerminalFiles & { children: ReactNode }) {
  const { address, isOpen, onOpen } = files;
  const [isPanelNeeded, setPanelNeeded] = useState(false);
  const [isDraggedOver, setDraggedOver] = useState(false);
  const [droppedItems, setDroppedItems] = useState<DroppedItems>();
  if (isOpen && !isPanelNeeded) setPanelNeeded(true);
  const { loaded, retry } = useFilesPanel(isPanelNeeded);

  const onDrag = (event: DragEvent) => {
    if (!address || !isDraggingFiles(event)) return;
    event.preventDefault();
    setDraggedOver(true);
  };
  const onDragLeave = ({ currentTarget, relatedTarget }: DragEvent) => {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setDraggedOver(false);
  };
  const onDrop = (event: DragEvent) => {
    setDraggedOver(false);
    if (!address || !isDraggingFiles(event)) return;
    event.preventDefault();
    setDroppedItems(readDroppedItems(event.dataTransfer.items));
    onOpen(true);
  };
  return (
    <div
      role="presentation"
      className={css.pane}
      onDragEnter={onDrag}
      onDragOver={onDrag}
      onDragLeave={onDragLeave}
      onDrop={onDrop}
    >
      <div className={css.split}>
        {address && typeof loaded === 'object' && (
          <loaded.FilesPanel {...files} address={address} dropped={droppedItems} isDraggedOver={isDraggedOver} />
        )}
        {loaded === 'failed' && isOpen && (
          <Banner tone="bad" action={<Button onClick={retry}>{RETRY}</Button>}>
            {FILES_PANEL_NOT_LOADED}
          </Banner>
        )}
        <div className={css.content}>
          {children}
          {isDraggedOver && <div className={css.dropOverlay}>{DROP_FILES_HINT}</div>}
        </div>
      </div>
    </div>
  );
}
