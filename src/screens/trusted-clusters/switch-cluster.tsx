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
import { CHANGED_MEANWHILE, confirmDisable, confirmEnable, disable, DISABLING, enable, ENABLING } from './messages.ts';
import { trustedClusterStore } from './trusted-clusters-query.ts';

interface SwitchClusterProps {
  of: ResourceRow;
  /** To be enabled, or disabled. */
  isOn: boolean;
  onDone: () => void;
  onCancel: () => void;
}

const ENABLED: FieldPath = ['spec', 'enabled'];

/** Changes the one value in the text as the proxy has it now: comments stay, and on 18.x its revision is the current one. */
export function SwitchCluster({ of: { key, name }, isOn, onDone, onCancel }: SwitchClusterProps) {
  const { load: current, update: change } = useResourceStore(trustedClusterStore, key);
  const call = useMutation({
    mutationFn: async () => {
      const content = (await current())?.content;
      const changed = content === undefined ? undefined : setScalar(content, ENABLED, isOn);
      if (changed === undefined || readScalar(changed, ENABLED) !== isOn) throw new UserFacingError(CHANGED_MEANWHILE);
      return change(changed);
    },
    onSuccess: onDone,
  });
  return (
    <Dialog title={isOn ? confirmEnable(name) : confirmDisable(name)} onClose={onCancel} ignoresEscape={call.isPending}>
      <p>{isOn ? ENABLING : DISABLING}</p>
      {call.error && !call.isPending && (
        <Banner tone="bad">
          <ErrorText error={call.error} />
        </Banner>
      )}
      <DialogActions>
        <CancelButton isPending={call.isPending} onCancel={onCancel} />
        <Button variant={isOn ? 'primary' : 'danger'} pending={call.isPending} onClick={() => call.mutate()}>
          {isOn ? enable(name) : disable(name)}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
