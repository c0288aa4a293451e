import { use, useEffect, useEffectEvent, useState, useTransition, type ComponentType } from 'react';
import { CLOSE } from '#ui/button/messages.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog, DialogActions } from '#ui/dialog/dialog.tsx';
import { RETRY } from '#ui/messages.ts';
import { Failure } from './failure.tsx';
import { CHECK_NETWORK, PART_NOT_LOADED } from './messages.ts';

/**
 * A part of a page whose code is fetched when it is first drawn; what stands for it until then is the Suspense's around it.
 * Where the code can't be had, that is said in its place, or in a dialog for what can be closed, and the page stays.
 */
export function later<P extends object>(fetch: () => Promise<ComponentType<P>>): ComponentType<P> {
  let coming: Promise<ComponentType<P> | undefined> | undefined;
  const begin = () => (coming = fetch().catch(() => undefined));
  return function Later(props: P) {
    const [asked, setAsked] = useState(() => coming ?? begin());
    // While it is tried again, what was said stays.
    const [isTrying, startTrying] = useTransition();
    const Part = use(asked);
    if (Part) return <Part {...props} />;
    const retry = () => startTrying(() => setAsked(begin()));
    const forget = () => {
      if (coming === asked) coming = undefined;
    };
    const { onClose } = props as { onClose?: () => void }; // where a part has it, it can be called with nothing
    return <NotThere isTrying={isTrying} onGone={forget} onRetry={retry} onClose={onClose} />;
  };
}

interface NotThereProps {
  isTrying: boolean;
  onGone: () => void;
  onRetry: () => void;
  onClose: (() => void) | undefined;
}

function NotThere({ isTrying, onGone, onRetry, onClose }: NotThereProps) {
  const gone = useEffectEvent(onGone);
  useEffect(() => () => gone(), []);
  if (!onClose)
    return (
      <Failure
        says={PART_NOT_LOADED}
        error={{ message: CHECK_NETWORK }}
        action={RETRY}
        onAction={onRetry}
        pending={isTrying}
      />
    );
  return (
    <Dialog title={PART_NOT_LOADED} onClose={onClose}>
      <p role="alert">{CHECK_NETWORK}</p>
      <DialogActions>
        <Button onClick={() => onClose()}>{CLOSE}</Button>
        <Button variant="primary" pending={isTrying} onClick={onRetry}>
          {RETRY}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
