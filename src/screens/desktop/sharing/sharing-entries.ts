import type { DesktopEvent } from '#domain/desktop/session/desktop-state.ts';
import type { MenuEntry } from '#ui/menu/menu-content.ts';
import {
  SHARING_NOT_SUPPORTED,
  DIRECTORY_NOT_OPENED,
  ALREADY_SHARING,
  SHARE_DIRECTORY,
  RECONNECT_TO_SHARE_AGAIN,
  SHARING_FORBIDDEN,
  STOP_SHARING,
} from './messages.ts';
import type { SharedDirectory, DirectorySharing } from './create-sharing.ts';

type DirectoryPicker = (options: { mode: 'readwrite' }) => Promise<FileSystemDirectoryHandle>;

// Not in TypeScript's types, and not in all browsers (https://wicg.github.io/file-system-access/).
const directoryPicker = (): DirectoryPicker | undefined =>
  (globalThis as { showDirectoryPicker?: DirectoryPicker }).showDirectoryPicker;

const canPickDirectory = (): boolean => directoryPicker() !== undefined;

/** Lets the user pick a directory. Browsers allow it only right after a click. Undefined if the user cancels. */
async function pickDirectory(): Promise<FileSystemDirectoryHandle | undefined> {
  try {
    return await directoryPicker()?.({ mode: 'readwrite' });
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return undefined;
    throw error;
  }
}

interface SharingControls {
  sharedDirectory: SharedDirectory;
  sharing: () => DirectorySharing | undefined;
  dispatch: (event: DesktopEvent) => void;
}

function disabledReasonOf({ sharedDirectory }: SharingControls, isAllowed: boolean): string | undefined {
  if (!isAllowed) return SHARING_FORBIDDEN;
  if (!canPickDirectory()) return SHARING_NOT_SUPPORTED;
  if (sharedDirectory.status === 'off') return undefined;
  return sharedDirectory.status === 'stopped' ? RECONNECT_TO_SHARE_AGAIN : ALREADY_SHARING;
}

async function pickAndOffer({ sharing, dispatch }: SharingControls): Promise<void> {
  try {
    const directory = await pickDirectory();
    if (directory) sharing()?.offer(directory);
  } catch {
    dispatch({ type: 'warned', text: DIRECTORY_NOT_OPENED });
  }
}

/** The menu entries for sharing a directory, disabled with a reason if sharing is not possible. */
export function sharingEntries(controls: SharingControls, isAllowed: boolean): MenuEntry[] {
  const { sharedDirectory, sharing } = controls;
  const shareEntry: MenuEntry = {
    kind: 'action',
    label: SHARE_DIRECTORY,
    disabledReason: disabledReasonOf(controls, isAllowed),
    onSelect: () => void pickAndOffer(controls),
  };
  const isShared = sharedDirectory.status === 'offered' || sharedDirectory.status === 'on';
  return isShared
    ? [shareEntry, { kind: 'action', label: STOP_SHARING, onSelect: () => sharing()?.stop() }]
    : [shareEntry];
}
