import KeyRound from 'lucide-react/icons/key-round';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { obtainAssertion } from '#domain/mfa/webauthn/obtain.ts';
import { keyAnswer, type Offers } from '#domain/mfa/stream-challenge.ts';
import { Banner } from '#ui/feedback/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { inTurn } from './key-turns.ts';
import { TRY_AGAIN, USE_KEY, WAITING_FOR_KEY, WAITING_FOR_TURN } from './messages.ts';

interface KeyAnswerProps {
  options: NonNullable<Offers['key']>;
  onAnswer: (answer: object) => void;
}

/** Browsers let a page ask for a key only after a click; what went wrong can be tried again while the proxy waits. */
export function KeyAnswer({ options, onAnswer }: KeyAnswerProps) {
  const ceremony = useRef<AbortController>(null);
  const [hasTurn, setTurn] = useState(false);
  const asking = useMutation({
    mutationFn: (signal: AbortSignal) =>
      inTurn({ signal, onBegun: () => setTurn(true), ask: () => obtainAssertion(options, { signal }) }),
    onSettled: () => setTurn(false),
    onSuccess: (assertion) => onAnswer(keyAnswer(assertion)),
  });
  // A key is not waited for once the proxy no longer asks for it.
  useEffect(() => () => ceremony.current?.abort(), []);
  const ask = () => {
    ceremony.current = new AbortController();
    asking.mutate(ceremony.current.signal);
  };
  return (
    <>
      {asking.isPending && <Banner tone="info">{hasTurn ? WAITING_FOR_KEY : WAITING_FOR_TURN}</Banner>}
      {asking.error && <Banner tone="bad">{asking.error.message}</Banner>}
      <Button variant="primary" size="big" icon={KeyRound} pending={asking.isPending} onClick={ask}>
        {asking.error ? TRY_AGAIN : USE_KEY}
      </Button>
    </>
  );
}
