import { use, type ComponentProps } from 'react';
import { Spinner } from './spinner.tsx';
import { WaitShownContext } from './wait-shown.ts';
import { Wait } from './wait.tsx';

interface LoadingProps extends ComponentProps<typeof Spinner> {
  label: string;
  /** Names the content in the message about a long wait. */
  waitingFor?: string;
  onCancel?: () => void;
}

/** A spinner in place of content from the proxy. */
export function Loading({ label, waitingFor = label, onCancel, ...spinner }: LoadingProps) {
  const isWaitShown = use(WaitShownContext);
  return (
    <>
      <Spinner {...spinner} label={label} />
      {!isWaitShown && <Wait waitingFor={waitingFor} onCancel={onCancel} />}
    </>
  );
}
