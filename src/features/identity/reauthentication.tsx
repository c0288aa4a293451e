import { useMutation } from '@tanstack/react-query';
import { useRef, useState, type ReactNode } from 'react';
import { Banner } from '#ui/feedback/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { Dialog, DialogActions } from '#ui/dialog/dialog.tsx';
import { identityRefusal } from './identity-refusal.ts';
import { SecondFactor, type Given, type Method } from './second-factor.tsx';
import { Spinner } from '#ui/feedback/spinner.tsx';
import { useBeginOnce } from '#ui/store/use-begin-once.ts';
import * as css from './second-factor.css.ts';

interface Question<A> {
  methods: readonly Method[];
  answer: (given: Given, signal: AbortSignal) => Promise<A>;
}

interface ReauthenticationProps<A> {
  title: string;
  /** On the button that answers. */
  action: string;
  tone?: 'primary' | 'danger';
  /** What it is for, and what follows. */
  children: ReactNode;
  /** Gets a question; each is good for one answer of a key. */
  ask: (signal: AbortSignal) => Promise<Question<A>>;
  /** What the answer is for; while it rejects, the dialog says why and lets one answer again. */
  onAnswered: (answer: A, signal: AbortSignal) => Promise<void>;
  onCancel: () => void;
}

const isSome = (methods: readonly Method[]): methods is readonly [Method, ...Method[]] => methods.length > 0;

/** What came of asking so far. */
interface Asked<A> {
  question?: Question<A>;
  error?: Error;
}

/** Asks and answers, as often as it takes; leaving takes back what is under way. */
function useAnswering<A>({ ask, onAnswered }: Pick<ReauthenticationProps<A>, 'ask' | 'onAnswered'>) {
  // Both stay while the next question is asked for, so that nothing typed is lost and no button goes from under the focus.
  const [{ question, error }, setAsked] = useState<Asked<A>>({});
  const coming = useRef<Promise<Question<A>>>(undefined);
  // Nothing is asked before the dialog is there.
  const leaving = useRef(AbortSignal.abort());
  const asking = useMutation({
    mutationFn: ask,
    onSuccess: (question) => setAsked({ question }),
    onError: (error) => setAsked((before) => ({ ...before, error })),
  });
  const askAgain = () => {
    coming.current = asking.mutateAsync(leaving.current);
    // It is said on screen; whoever answers all the same asks once more.
    coming.current.catch(() => (coming.current = undefined));
    return coming.current;
  };
  useBeginOnce((signal) => {
    leaving.current = signal;
    void askAgain();
  });
  const answering = useMutation({
    mutationFn: async (given: Given) => {
      const signal = leaving.current;
      const { answer } = await (coming.current ?? askAgain());
      await onAnswered(await answer(given, signal), signal);
    },
    // The proxy may have seen the key's answer, and takes no second one to the same question.
    onError: (_error, { by }) => by === 'webauthn' && void askAgain(),
  });
  return { question, error, isAsking: asking.isPending, askAgain, answering };
}

/** Has the user prove once more who they are, with a device, before something that matters. */
export function Reauthentication<A>({ title, action, tone, children, onCancel, ...rest }: ReauthenticationProps<A>) {
  const { question, error, isAsking, askAgain, answering } = useAnswering(rest);
  return (
    <Dialog title={title} onClose={onCancel}>
      <div className={css.form}>
        {children}
        {question && isSome(question.methods) && (
          <SecondFactor
            methods={question.methods}
            action={action}
            tone={tone}
            refusal={identityRefusal(answering.error)}
            isBusy={answering.isPending}
            onAnswer={(given) => answering.mutate(given)}
            onCancel={onCancel}
          />
        )}
        {question && !isSome(question.methods) && (
          <Banner tone="warn">None of your devices can confirm this: you have none that this cluster asks.</Banner>
        )}
        {!question && error && <Banner tone="bad">{error.message}</Banner>}
        {!question && !error && <Spinner label="Asking the proxy" />}
      </div>
      {!(question && isSome(question.methods)) && (
        <DialogActions>
          <Button onClick={onCancel}>Cancel</Button>
          {error && (
            <Button variant="primary" pending={isAsking} onClick={() => void askAgain()}>
              Retry
            </Button>
          )}
        </DialogActions>
      )}
    </Dialog>
  );
}
