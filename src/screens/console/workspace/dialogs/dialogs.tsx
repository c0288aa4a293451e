import { CloseDialog } from './close-dialog.tsx';
import { RenameDialog } from './rename-dialog.tsx';
import { SpanDialog } from './span-dialog.tsx';
import type { Broadcasting } from '#screens/console/workspace/use-broadcast.ts';
import type { Deeds } from '#screens/console/workspace/use-deeds.ts';

/** Whatever the workspace asks. */
export function Dialogs({ deeds, broadcast: { asks } }: { deeds: Deeds; broadcast: Broadcasting }) {
  const { closing, renamed } = deeds;
  return (
    <>
      {closing && <CloseDialog losses={closing.losses} onClose={deeds.keepOpen} onConfirm={deeds.confirmClosing} />}
      {renamed && <RenameDialog name={renamed.name} onClose={() => deeds.endRenaming()} onRename={deeds.endRenaming} />}
      {asks && <SpanDialog environments={asks.environments} onClose={asks.cancel} onConfirm={asks.confirm} />}
    </>
  );
}
