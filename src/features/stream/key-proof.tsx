import KeyRound from 'lucide-react/icons/key-round';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { obtainAssertion } from '#domain/mfa/obtain.ts';
import { keyAnswer, type Offers } from '#domain/mfa/stream-challenge.ts';
import { Banner } from '#ui/feedback/banner.tsx';
import { Button } from '#ui/button/button.tsx';

interface KeyProofProps {
  options: NonNullable<Offers['key']>;
  onAnswer: (answer: object) => void;
}

/** Browsers let a page ask for a key only upon a press; what went wrong can be tried again while the proxy waits. */
export function KeyProof({ options, onAnswer }: KeyProofProps) {
  const ceremony = useRef<AbortController>(null);
  const proving = useMutation({
    mutationFn: (signal: AbortSignal) => obtainAssertion(options, { signal }),
    onSuccess: (assertion) => onAnswer(keyAnswer(assertion)),
  });
  // A key is not waited for once the question is withdrawn.
  useEffect(() => () => ceremony.current?.abort(), []);
  const prove = () => {
    ceremony.current = new AbortController();
    proving.mutate(ceremony.current.signal);
  };
  return (
    <>
      {proving.isPending && <Banner tone="info">Use your key or passkey now.</Banner>}
      {proving.error && <Banner tone="bad">{proving.error.message}</Banner>}
      <Button variant="primary" size="big" icon={KeyRound} pending={proving.isPending} onClick={prove}>
        {proving.error ? 'Try again' : 'Use your key'}
      </Button>
    </>
  );
}
