import { use, useEffect, useEffectEvent, useState, useTransition, type ComponentType } from 'react';
import { CLOSE } from '#ui/button/messages.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog, DialogActions } from '#ui/dialog/dialog.tsx';
import { RETRY } from '#ui/messages.ts';
import { Failure } from './failure.tsx';
import { CHECK_NETWORK, PART_NOT_LOADED } from './messages.ts';

/**
 * A component whose code is loaded on first render; the surrounding Suspense shows the fallback. If loading fails, an
 * error replaces the component (in a dialog if the component has `onClose`), and the page stays.
 */
export function lazyComponent<P extends object>(loadComponent: () => Promise<ComponentType<P>>): ComponentType<P> {
  let loading: Promise<ComponentType<P> | undefined> | undefined;
  const startLoading = () => (loading = loadComponent().catch(() => undefined));
  return function LazyComponent(props: P) {
    const [request, setRequest] = useState(() => loading ?? startLoading());
    // The error stays visible during a retry.
    const [isRetrying, startRetry] = useTransition();
    const Component = use(request);
    if (Component) return <Component {...props} />;
    const retry = () => startRetry(() => setRequest(startLoading()));
    const forgetFailedLoad = () => {
      if (loading === request) loading = undefined;
    };
    const { onClose } = props as { onClose?: () => void }; // by convention, onClose takes no arguments
    return <LoadFailure isRetrying={isRetrying} onUnmount={forgetFailedLoad} onRetry={retry} onClose={onClose} />;
  };
}

interface LoadFailureProps {
  isRetrying: boolean;
  onUnmount: () => void;
  onRetry: () => void;
  onClose: (() => void) | undefined;
}

function LoadFailure({ isRetrying, onUnmount, onRetry, onClose }: LoadFailureProps) {
  const notifyUnmount = useEffectEvent(onUnmount);
  useEffect(() => () => notifyUnmount(), []);
  if (!onClose)
    return (
      <Failure
        message={PART_NOT_LOADED}
        error={{ message: CHECK_NETWORK }}
        actionLabel={RETRY}
        onAction={onRetry}
        pending={isRetrying}
      />
    );
  return (
    <Dialog title={PART_NOT_LOADED} onClose={onClose}>
      <p role="alert">{CHECK_NETWORK}</p>
      <DialogActions>
        <Button onClick={() => onClose()}>{CLOSE}</Button>
        <Button variant="primary" pending={isRetrying} onClick={onRetry}>
          {RETRY}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
