import { UserFacingError } from '#lib/user-facing-error.ts';
import { useMutation } from '@tanstack/react-query';
import { readScalar, setScalar, type FieldPath } from '#domain/yaml/scalar.ts';
import type { ResourceRow } from '#features/editor/list/read-items.ts';
import { useResourceStore } from '#features/editor/use-resource-store.ts';
import { Button } from '#ui/button/button.tsx';
import { CancelButton } from '#ui/dialog/cancel-button.tsx';
import { Dialog, DialogActions } from '#ui/dialog/dialog.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { ErrorText } from '#ui/feedback/error-text.tsx';
import {
  CHANGED_BY_OTHERS,
  confirmDisable,
  confirmEnable,
  disableCluster,
  DISABLE_WARNING,
  enableCluster,
  ENABLE_WARNING,
} from './messages.ts';
import { trustedClusterStore } from './trusted-clusters-query.ts';

interface ConfirmSwitchProps {
  cluster: ResourceRow;
  /** Whether the cluster is to be enabled. */
  isOn: boolean;
  onDone: () => void;
  onCancel: () => void;
}

const ENABLED_PATH: FieldPath = ['spec', 'enabled'];

/**
 * Asks for confirmation, then changes one value in the latest stored text. This keeps comments, and on 18.x the current
 * revision.
 */
export function ConfirmSwitch({ cluster: { key, name }, isOn, onDone, onCancel }: ConfirmSwitchProps) {
  const { load: loadStored, update: saveContent } = useResourceStore(trustedClusterStore, key);
  const updateCluster = useMutation({
    mutationFn: async () => {
      const content = (await loadStored())?.content;
      const changedContent = content === undefined ? undefined : setScalar(content, ENABLED_PATH, isOn);
      if (changedContent === undefined || readScalar(changedContent, ENABLED_PATH) !== isOn)
        throw new UserFacingError(CHANGED_BY_OTHERS);
      return saveContent(changedContent);
    },
    onSuccess: onDone,
  });
  return (
    <Dialog
      title={isOn ? confirmEnable(name) : confirmDisable(name)}
      onClose={onCancel}
      ignoresEscape={updateCluster.isPending}
    >
      <p>{isOn ? ENABLE_WARNING : DISABLE_WARNING}</p>
      {updateCluster.error && !updateCluster.isPending && (
        <Banner tone="bad">
          <ErrorText error={updateCluster.error} />
        </Banner>
      )}
      <DialogActions>
        <CancelButton isPending={updateCluster.isPending} onCancel={onCancel} />
        <Button
          variant={isOn ? 'primary' : 'danger'}
          pending={updateCluster.isPending}
          onClick={() => updateCluster.mutate()}
        >
          {isOn ? enableCluster(name) : disableCluster(name)}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
