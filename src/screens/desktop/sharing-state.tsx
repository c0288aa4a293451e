import { offeringText, progressText, sharingText, stoppedSharingText } from './sharing/messages.ts';
import type { SharedDirectory } from './sharing/create-sharing.ts';
import * as css from './desktop.css.ts';

const sharingStateText = (shared: Exclude<SharedDirectory, { status: 'off' }>): string => {
  switch (shared.status) {
    case 'offered':
      return offeringText(shared.name);
    case 'on':
      return sharingText(shared.name);
    case 'stopped':
      return stoppedSharingText(shared.name);
  }
};

/** The state of the shared directory. Screen readers announce the state but not the progress. */
export function SharingState({ shared }: { shared: SharedDirectory }) {
  return (
    <>
      <output className={css.state}>{shared.status !== 'off' && <bdi>{sharingStateText(shared)}</bdi>}</output>
      {shared.status === 'on' && <span className={css.state}>{progressText(shared.progress)}</span>}
    </>
  );
}
