// Creates locks. The left side lists the possible targets. The right side shows the selection, the duration and the
// consequences.
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useBlocker, useNavigate, useOutletContext } from 'react-router-dom';
import { targetLabel } from '#domain/locks/lock-targets.ts';
import { missingPermissionsFor } from '#domain/permissions.ts';
import { pageTitles } from '#domain/navigation.ts';
import type { PageContext } from '#domain/page-context.ts';
import { links } from '#lib/links.ts';
import { Button } from '#ui/button/button.tsx';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { stopPendingWrite } from '#ui/dialog/cancel-button.tsx';
import { Dialog, DialogActions } from '#ui/dialog/dialog.tsx';
import { useUnsavedWork } from '#ui/dialog/use-unsaved-work.ts';
import { NoPermission } from '#ui/feedback/no-permission.tsx';
import { PageTitle } from '#ui/layout/page-title.tsx';
import { CANCEL } from '#ui/messages.ts';
import { useConsequences } from './use-consequences.ts';
import { LockForm } from './lock-form.tsx';
import {
  ASK_ADMINISTRATOR,
  CONFIRM_LEAVE,
  LEAVE_PAGE_QUESTION,
  LOCK_OWN_ACCESS,
  LOCK_YOURSELF,
  NOT_LOCKED_YET,
  targetCount,
} from './messages.ts';
import { TargetPicker } from './target-picker.tsx';
import { usePlaceLocks, type LockRequest } from './use-place-locks.ts';
import { useSelection } from './target-selection.ts';
import * as css from './new-lock.css.ts';

export function Component() {
  const { user } = useOutletContext<PageContext>();
  const missingPermission = missingPermissionsFor(user.userAcl, 'lock').create;
  return (
    <>
      <title>{pageTitles.newLock}</title>
      <PageTitle actions={<ButtonLink to={links.locks()}>{CANCEL}</ButtonLink>}>{pageTitles.newLock}</PageTitle>
      {missingPermission === undefined ? <NewLock /> : <NoPermission permission={missingPermission} />}
    </>
  );
}

function NewLock() {
  const { root, user } = useOutletContext<PageContext>();
  const navigate = useNavigate();
  const selection = useSelection();
  const { targets } = selection;
  const checked = useConsequences(targets);
  const leaveGuard = useLeaveGuard(targets.length > 0);
  const [pendingRequest, setPendingRequest] = useState<LockRequest>();
  const placeLocks = usePlaceLocks({ root, author: user.userName }, async (outcomes) => {
    const failedTargets = outcomes.filter(({ error }) => error).map(({ target }) => target);
    if (failedTargets.length > 0) return selection.set(failedTargets);
    leaveGuard.allow();
    const placedTargets = outcomes.map(({ target }) => targetLabel(target));
    await navigate(links.locks(), { replace: true, state: { placed: placedTargets } });
  });
  const { blocker } = leaveGuard;
  const leave = () => {
    if (stopPendingWrite(placeLocks.isPending)) blocker.reset?.();
    else blocker.proceed?.();
  };
  const sendLockRequest = (lockRequest: LockRequest) => {
    setPendingRequest(undefined);
    placeLocks.mutate(lockRequest);
  };
  return (
    <div className={css.page}>
      <div className={css.targetList}>
        {targets.length > 0 && (
          <div className={css.goToTargets}>
            <Button variant="primary" onClick={() => document.getElementById(css.TARGETS_ANCHOR)?.focus()}>
              {targetCount(targets.length)}
            </Button>
          </div>
        )}
        <TargetPicker selection={selection} />
      </div>
      <LockForm
        selection={selection}
        checked={checked}
        results={placeLocks.data ?? []}
        isBusy={placeLocks.isPending}
        onPlace={(lockRequest) =>
          checked.consequences.ownTargets.length > 0 ? setPendingRequest(lockRequest) : sendLockRequest(lockRequest)
        }
      />
      {pendingRequest && (
        <ConfirmOwnLock
          onConfirm={() => sendLockRequest(pendingRequest)}
          onCancel={() => setPendingRequest(undefined)}
        />
      )}
      {blocker.state === 'blocked' && <ConfirmLeave onLeave={leave} onCancel={blocker.reset} />}
    </div>
  );
}

/** Asks for confirmation when the user leaves the page with selected targets. */
function useLeaveGuard(hasSelection: boolean) {
  const [isDone, setDone] = useState(false);
  const hasWork = hasSelection && !isDone;
  useUnsavedWork(hasWork);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => hasWork && currentLocation.pathname !== nextLocation.pathname,
  );
  // Synchronous, because the navigation to the next page follows immediately.
  return { blocker, allow: () => flushSync(() => setDone(true)) };
}

function ConfirmOwnLock({ onConfirm, onCancel }: { onConfirm: () => void; onCancel: () => void }) {
  return (
    <Dialog title={LOCK_YOURSELF} onClose={onCancel}>
      <p>{ASK_ADMINISTRATOR}</p>
      <DialogActions>
        <Button onClick={onCancel}>{CANCEL}</Button>
        <Button variant="danger" onClick={onConfirm}>
          {LOCK_OWN_ACCESS}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function ConfirmLeave({ onLeave, onCancel }: { onLeave: () => void; onCancel: () => void }) {
  return (
    <Dialog title={LEAVE_PAGE_QUESTION} onClose={onCancel}>
      <p>{NOT_LOCKED_YET}</p>
      <DialogActions>
        <Button onClick={onCancel}>{CANCEL}</Button>
        <Button variant="primary" onClick={onLeave}>
          {CONFIRM_LEAVE}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
