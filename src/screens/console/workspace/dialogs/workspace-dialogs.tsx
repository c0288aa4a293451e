import { CloseDialog } from './close-dialog.tsx';
import { RenameDialog } from './rename-dialog.tsx';
import { MixedEnvironmentsDialog } from './mixed-environments-dialog.tsx';
import type { BroadcastState } from '#screens/console/workspace/use-broadcast.ts';
import type { WorkspaceActions } from '#screens/console/workspace/use-workspace-actions.ts';

export function WorkspaceDialogs({
  actions,
  broadcast: { confirmation },
}: {
  actions: WorkspaceActions;
  broadcast: BroadcastState;
}) {
  const { closing, tabToRename } = actions;
  return (
    <>
      {closing && (
        <CloseDialog losses={closing.losses} onClose={actions.cancelClosing} onConfirm={actions.confirmClosing} />
      )}
      {tabToRename && (
        <RenameDialog
          name={tabToRename.name}
          onClose={() => actions.finishRenaming()}
          onRename={actions.finishRenaming}
        />
      )}
      {confirmation && (
        <MixedEnvironmentsDialog
          environments={confirmation.environments}
          onClose={confirmation.cancel}
          onConfirm={confirmation.confirm}
        />
      )}
    </>
  );
}
