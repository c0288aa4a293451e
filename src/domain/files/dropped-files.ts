// Reads the files that the user drops on the page.

/** The dropped files, and the names of dropped folders, which cannot be uploaded. */
export interface DroppedItems {
  files: readonly File[];
  folders: readonly string[];
}

interface DataTransferEntry {
  kind: string;
  webkitGetAsEntry?: () => { isDirectory: boolean; name: string } | null;
  getAsFile: () => File | null;
}

/** Must be called during the drop event, because the browser clears the items after it. */
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
