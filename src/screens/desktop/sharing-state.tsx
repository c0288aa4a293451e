import { offering, progressText, sharing, stoppedSharing } from './sharing/messages.ts';
import type { Shared } from './sharing/sharing.ts';
import * as css from './desktop.css.ts';

const stateText = (shared: Exclude<Shared, { at: 'off' }>): string => {
  switch (shared.at) {
    case 'offered':
      return offering(shared.name);
    case 'on':
      return sharing(shared.name);
    case 'stopped':
      return stoppedSharing(shared.name);
  }
};

/** How it is with a directory of this machine's: that it is shared is read out, how far that is not. */
export function SharingState({ shared }: { shared: Shared }) {
  return (
    <>
      <output className={css.state}>{shared.at !== 'off' && <bdi>{stateText(shared)}</bdi>}</output>
      {shared.at === 'on' && <span className={css.state}>{progressText(shared.progress)}</span>}
    </>
  );
}
