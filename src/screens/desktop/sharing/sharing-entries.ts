import type { DesktopEvent } from '#domain/desktop/session/desktop-state.ts';
import type { MenuEntry } from '#ui/menu/menu-content.ts';
import {
  NO_PICKER,
  NOT_OPENED,
  ONE_AT_ONCE,
  SHARE_DIRECTORY,
  SHARED_BEFORE,
  SHARING_FORBIDDEN,
  STOP_SHARING,
} from './messages.ts';
import { canPick, pickDirectory } from './pick-directory.ts';
import type { Shared, Sharing } from './sharing.ts';

interface Offering {
  shared: Shared;
  sharing: () => Sharing | undefined;
  take: (event: DesktopEvent) => void;
}

function reasonOf({ shared }: Offering, isAllowed: boolean): string | undefined {
  if (!isAllowed) return SHARING_FORBIDDEN;
  if (!canPick()) return NO_PICKER;
  if (shared.at === 'off') return undefined;
  return shared.at === 'stopped' ? SHARED_BEFORE : ONE_AT_ONCE;
}

async function pickAndOffer({ sharing, take }: Offering): Promise<void> {
  try {
    const directory = await pickDirectory();
    if (directory) sharing()?.offer(directory);
  } catch {
    take({ on: 'warned', text: NOT_OPENED });
  }
}

/** What one may do about a directory of this machine's, or why not; the user's roles may forbid it. */
export function sharingEntries(offering: Offering, isAllowed: boolean): MenuEntry[] {
  const { shared, sharing } = offering;
  const share: MenuEntry = {
    kind: 'action',
    label: SHARE_DIRECTORY,
    disabledReason: reasonOf(offering, isAllowed),
    onSelect: () => void pickAndOffer(offering),
  };
  const isShared = shared.at === 'offered' || shared.at === 'on';
  return isShared ? [share, { kind: 'action', label: STOP_SHARING, onSelect: () => sharing()?.stop() }] : [share];
}
