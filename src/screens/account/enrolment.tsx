import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef } from 'react';
import type { NewKind, OwnDevice } from '#domain/mfa/devices.ts';
import { addDevice, askNewDevice, isTokenOver } from '#domain/mfa/enrolment.ts';
import { privilegeToken } from '#domain/mfa/reauthenticate.ts';
import { Banner } from '#ui/feedback/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { Dialog, DialogActions } from '#ui/dialog/dialog.tsx';
import { Spinner } from '#ui/feedback/spinner.tsx';
import { EnrolmentForm, type Typed } from './enrolment-form.tsx';
import { NEW_KINDS } from './new-kinds.ts';
import * as css from './account.css.ts';

interface EnrolmentProps {
  kind: NewKind;
  /** What was typed before one had to prove again who one is. */
  name: string | undefined;
  /** None for whoever has no device, who needs no proof for one. */
  token: string | undefined;
  devices: readonly OwnDevice[];
  onAdded: (name: string) => void;
  onTokenOver: (name: string) => void;
  onCancel: () => void;
}

/** The new device's question, and its answer; leaving takes back what is under way. */
function useEnrolling({ kind, token: given, onAdded }: Pick<EnrolmentProps, 'kind' | 'token' | 'onAdded'>) {
  const asked = useQuery({
    queryKey: ['enrolment', useId()],
    queryFn: async ({ signal }) => {
      const token = given ?? (await privilegeToken({}, signal));
      return { token, question: await askNewDevice(token, kind, signal) };
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const stop = useRef<AbortController>(undefined);
  useEffect(() => () => stop.current?.abort(), []);
  const adding = useMutation({
    mutationFn: async ({ name, code }: Typed) => {
      if (!asked.data) throw new Error('The proxy has not answered yet.');
      const { signal } = (stop.current = new AbortController());
      await addDevice(asked.data.token, { kind, name, question: asked.data.question, code, signal });
    },
    onSuccess: (_done, { name }) => onAdded(name),
    // A key's answer is good once. An app keeps its key, so that a wrong code can be mended.
    onError: (error) => kind !== 'app' && !isTokenOver(error) && void asked.refetch(),
  });
  return { asked, adding };
}

export function Enrolment({ kind, name, token, devices, onAdded, onTokenOver, onCancel }: EnrolmentProps) {
  const { asked, adding } = useEnrolling({ kind, token, onAdded });
  const { data, error } = asked;
  const isOver = isTokenOver(adding.error) || isTokenOver(error);
  return (
    <Dialog title={NEW_KINDS[kind].title} onClose={onCancel}>
      {data ? (
        <EnrolmentForm
          kind={kind}
          kept={name}
          question={data.question}
          devices={devices}
          adding={adding}
          onTokenOver={onTokenOver}
          onCancel={onCancel}
        />
      ) : (
        <div className={css.form}>
          {error ? <Banner tone="bad">{error.message}</Banner> : <Spinner label="Asking the proxy" />}
          <DialogActions>
            <Button onClick={onCancel}>Cancel</Button>
            {error && (
              <Button
                variant="primary"
                pending={asked.isFetching}
                onClick={() => (isOver ? onTokenOver(name ?? '') : void asked.refetch())}
              >
                Retry
              </Button>
            )}
          </DialogActions>
        </div>
      )}
    </Dialog>
  );
}
