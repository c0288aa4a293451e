import { ErrorText } from '#ui/feedback/error-text.tsx';
import { EXPIRES } from '#lib/messages.ts';
import KeyRound from 'lucide-react/icons/key-round';
import { useEffect, useState } from 'react';
import { Refusal } from '#api/refusal.ts';
import { decisionTimeLeft, type HeadlessRequest } from '#domain/headless.ts';
import { formatDateTime } from '#lib/time.ts';
import { Banner } from '#ui/feedback/banner.tsx';
import { Failure } from '#ui/feedback/failure.tsx';
import { Button } from '#ui/button/button.tsx';
import { Description, DescriptionList } from '#ui/text/description-list.tsx';
import { UntrustedText } from '#ui/text/untrusted-text.tsx';
import { CANCEL } from '#ui/messages.ts';
import { useAbort } from '#ui/store/use-abort.ts';
import type { Decision } from './send-decision.ts';
import {
  IP_ADDRESS,
  APPROVE,
  DENYING,
  CHECK_AGAIN,
  DENY,
  APPROVE_FAILED,
  DENY_FAILED,
  APPROVE_WARNING,
  REQUEST_ID,
  USE_KEY,
  USER,
} from './messages.ts';
import { RequestOutcome } from './request-outcome.tsx';
import * as css from './headless.css.ts';

interface SignInRequestProps {
  request: HeadlessRequest;
  decision: {
    mutate: (decision: Decision) => void;
    error: Error | null;
    isPending: boolean;
    variables: Decision | undefined;
  };
  onExpired: () => unknown;
}

// The maximum delay of a browser timer.
const MAX_TIMER_MS = 2 ** 31 - 1;

/** Whether the request has expired since the page opened. */
function useIsExpired(request: SignInRequestProps['request']): boolean {
  const [isExpired, setExpired] = useState(false);
  useEffect(() => {
    const remainingMs = decisionTimeLeft(Date.now(), request);
    if (remainingMs === undefined) return;
    const timer = setTimeout(() => setExpired(true), Math.min(remainingMs, MAX_TIMER_MS));
    return () => clearTimeout(timer);
  }, [request]);
  return isExpired;
}

/** Shows the details of the request with Approve and Deny. */
export function SignInRequest({ request, decision, onExpired }: SignInRequestProps) {
  const sendAbort = useAbort();
  const isExpired = useIsExpired(request);
  const isBusy = (action: Decision['action']) => decision.isPending && decision.variables?.action === action;
  const decide = (action: Decision['action']) => {
    // Denying needs no key, and cancels an open key prompt.
    decision.mutate({ id: request.id, action, signal: sendAbort.start() });
  };
  if (isExpired)
    return (
      <RequestOutcome outcome="expired" action={<Button onClick={() => void onExpired()}>{CHECK_AGAIN}</Button>} />
    );
  return (
    <div className={css.request}>
      <p className={css.question}>{APPROVE_WARNING}</p>
      <RequestDetails request={request} />
      {isBusy('accept') && (
        <Banner tone="info" action={<Button onClick={sendAbort.abort}>{CANCEL}</Button>}>
          {USE_KEY}
        </Banner>
      )}
      {decision.error && !decision.isPending && !decision.variables?.signal.aborted && (
        <DecisionError action={decision.variables?.action} error={decision.error} />
      )}
      <div className={css.decisionButtons}>
        <Button
          variant="primary"
          size="big"
          icon={KeyRound}
          pending={isBusy('accept')}
          isForProxy={false}
          disabledReason={isBusy('denied') ? DENYING : undefined}
          onClick={() => decide('accept')}
        >
          {APPROVE}
        </Button>
        <Button size="big" pending={isBusy('denied')} onClick={() => decide('denied')}>
          {DENY}
        </Button>
      </div>
    </div>
  );
}

/** Adds a title to refusals of the proxy. Errors of the browser or the console appear without a title. */
function DecisionError({ action, error }: { action: Decision['action'] | undefined; error: Error }) {
  if (!(error instanceof Refusal))
    return (
      <Banner tone="bad">
        <ErrorText error={error} />
      </Banner>
    );
  return <Failure message={action === 'denied' ? DENY_FAILED : APPROVE_FAILED} error={error} />;
}

function RequestDetails({ request }: Pick<SignInRequestProps, 'request'>) {
  const { id, user, address, expires } = request;
  return (
    <DescriptionList>
      <Description term={USER}>
        <UntrustedText>{user}</UntrustedText>
      </Description>
      <Description term={IP_ADDRESS}>
        <UntrustedText>{address}</UntrustedText>
      </Description>
      <Description term={REQUEST_ID}>
        <UntrustedText>{id}</UntrustedText>
      </Description>
      <Description term={EXPIRES} face="text">
        {formatDateTime(expires)}
      </Description>
    </DescriptionList>
  );
}
