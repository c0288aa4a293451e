/** What lies on the page after a drop: files, and folders, which are refused by name. */
export interface DroppedItems {
  files: readonly File[];
  folders: readonly string[];
}

interface DataTransferEntry {
  kind: string;
  webkitGetAsEntry?: () => { isDirectory: boolean; name: string } | null;
  getAsFile: () => File | null;
}

/** Read while the event lasts: afterwards the browser shows nothing of it any more. */
export function readDroppedItems(items: Iterable<DataTransferEntry>): DroppedItems {
  const files: File[] = [];
  const folders: string[] = [];
  for (const item of items) {
    const entry = item.kind === 'file' ? item.webkitGetAsEntry?.() : undefined;
    const file = item.kind === 'file' ? item.getAsFile() : null;
    if (entry?.isDirectory) folders.push(entry.name);
    else if (file) files.push(file);
  }
  return { files, folders };
}
