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
import type { Decision } from './decide.ts';
import {
  ADDRESS,
  APPROVE,
  BEING_DENIED,
  CHECK_AGAIN,
  DENY,
  NOT_APPROVED,
  NOT_DENIED,
  QUESTION,
  REQUEST_ID,
  USE_KEY,
  USER,
} from './messages.ts';
import { RequestOutcome } from './request-outcome.tsx';
import * as css from './headless.css.ts';

interface RequestProps {
  request: HeadlessRequest;
  deciding: {
    mutate: (decision: Decision) => void;
    error: Error | null;
    isPending: boolean;
    variables: Decision | undefined;
  };
  onExpired: () => unknown;
}

// What a browser's timer can hold.
const LONGEST_MS = 2 ** 31 - 1;

/** Whether the request has expired since it was shown. */
function useExpired(request: RequestProps['request']): boolean {
  const [isExpired, setExpired] = useState(false);
  useEffect(() => {
    const left = decisionTimeLeft(Date.now(), request);
    if (left === undefined) return;
    const timer = setTimeout(() => setExpired(true), Math.min(left, LONGEST_MS));
    return () => clearTimeout(timer);
  }, [request]);
  return isExpired;
}

/** Who asks, and the two answers. */
export function Request({ request, deciding, onExpired }: RequestProps) {
  const sending = useAbort();
  const isExpired = useExpired(request);
  const isBusy = (action: Decision['action']) => deciding.isPending && deciding.variables?.action === action;
  const decide = (action: Decision['action']) => {
    // Denying needs no key and cancels a prompt that is still open.
    deciding.mutate({ id: request.id, action, signal: sending.start() });
  };
  if (isExpired)
    return <RequestOutcome of="expired" action={<Button onClick={() => void onExpired()}>{CHECK_AGAIN}</Button>} />;
  return (
    <div className={css.request}>
      <p className={css.question}>{QUESTION}</p>
      <Particulars request={request} />
      {isBusy('accept') && (
        <Banner tone="info" action={<Button onClick={sending.abort}>{CANCEL}</Button>}>
          {USE_KEY}
        </Banner>
      )}
      {deciding.error && !deciding.isPending && !deciding.variables?.signal.aborted && (
        <Failed action={deciding.variables?.action} error={deciding.error} />
      )}
      <div className={css.answers}>
        <Button
          variant="primary"
          size="big"
          icon={KeyRound}
          pending={isBusy('accept')}
          isForProxy={false}
          disabledReason={isBusy('denied') ? BEING_DENIED : undefined}
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

/** Our sentence is said of what a proxy refused; what the browser or this screen has to say comes alone. */
function Failed({ action, error }: { action: Decision['action'] | undefined; error: Error }) {
  if (!(error instanceof Refusal))
    return (
      <Banner tone="bad">
        <ErrorText error={error} />
      </Banner>
    );
  return <Failure message={action === 'denied' ? NOT_DENIED : NOT_APPROVED} error={error} />;
}

function Particulars({ request }: Pick<RequestProps, 'request'>) {
  const { id, user, address, expires } = request;
  return (
    <DescriptionList>
      <Description term={USER}>
        <UntrustedText>{user}</UntrustedText>
      </Description>
      <Description term={ADDRESS}>
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
