import { use, type ComponentProps } from 'react';
import { Spinner } from './spinner.tsx';
import { WaitShownContext } from './wait-shown.ts';
import { Wait } from './wait.tsx';

interface LoadingProps extends ComponentProps<typeof Spinner> {
  label: string;
  /** Names what it waits for once that takes long. */
  waitingFor?: string;
  onCancel?: () => void;
}

/** A spinner in place of what the proxy is to send. */
export function Loading({ label, waitingFor = label, onCancel, ...spinner }: LoadingProps) {
  const isWaitShown = use(WaitShownContext);
  return (
    <>
      <Spinner {...spinner} label={label} />
      {!isWaitShown && <Wait waitingFor={waitingFor} onCancel={onCancel} />}
    </>
  );
}
