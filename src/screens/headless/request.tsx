import KeyRound from 'lucide-react/icons/key-round';
import { useEffect, useRef, useState } from 'react';
import type { Schemas } from '#api/schemas.ts';
import { timeLeft } from '#domain/headless.ts';
import { dateTime } from '#lib/time.ts';
import { Banner } from '#ui/feedback/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { UntrustedText } from '#ui/text/untrusted-text.tsx';
import type { Decision } from './decide.ts';
import { Outcome } from './outcome.tsx';
import * as css from './headless.css.ts';

interface RequestProps {
  request: Schemas['Headless'];
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

/** Whether the request has run out since it was shown. */
function useExpired(request: RequestProps['request']): boolean {
  const [isExpired, setExpired] = useState(false);
  useEffect(() => {
    const left = timeLeft(Date.now(), request);
    if (left === undefined) return;
    const timer = setTimeout(() => setExpired(true), Math.min(left, LONGEST_MS));
    return () => clearTimeout(timer);
  }, [request]);
  return isExpired;
}

/** Who asks, and the two answers. */
export function Request({ request, deciding, onExpired }: RequestProps) {
  const ceremony = useRef<AbortController>(null);
  const isExpired = useExpired(request);
  const isBusy = (action: Decision['action']) => deciding.isPending && deciding.variables?.action === action;
  const decide = (action: Decision['action']) => {
    // Whoever denies has no use for a key that is still waited for.
    ceremony.current?.abort();
    ceremony.current = new AbortController();
    deciding.mutate({ id: request.header.metadata.name, action, signal: ceremony.current.signal });
  };
  if (isExpired) return <Outcome of="expired" action={<Button onClick={() => void onExpired()}>Look again</Button>} />;
  return (
    <div className={css.request}>
      <p className={css.question}>
        A command line on a machine without a browser asks to be signed in as{' '}
        <strong>
          <UntrustedText>{request.user}</UntrustedText>
        </strong>
        . Approve it only if you started it yourself, just now.
      </p>
      <Particulars request={request} />
      {isBusy('accept') && <Banner tone="info">Use your key or passkey now.</Banner>}
      {deciding.error && !deciding.isPending && <Banner tone="bad">{deciding.error.message}</Banner>}
      <div className={css.answers}>
        <Button
          variant="primary"
          size="big"
          icon={KeyRound}
          pending={isBusy('accept')}
          disabledReason={isBusy('denied') ? 'The request is being denied' : undefined}
          onClick={() => decide('accept')}
        >
          Approve with a key
        </Button>
        <Button size="big" pending={isBusy('denied')} onClick={() => decide('denied')}>
          Deny
        </Button>
      </div>
    </div>
  );
}

function Particulars({ request }: Pick<RequestProps, 'request'>) {
  const { name, expires } = request.header.metadata;
  return (
    <dl className={css.particulars}>
      <dt className={css.term}>From address</dt>
      <dd className={css.code}>
        <UntrustedText>{request.client_ip_address}</UntrustedText>
      </dd>
      <dt className={css.term}>Request</dt>
      <dd className={css.code}>
        <UntrustedText>{name}</UntrustedText>
      </dd>
      <dt className={css.term}>Good until</dt>
      <dd className={css.value}>{dateTime(expires)}</dd>
    </dl>
  );
}
