import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { secretIn } from '#domain/mfa/authenticator.ts';
import { freeName, nameFault, type NewKind, type OwnDevice } from '#domain/mfa/devices.ts';
import { isTokenOver, type NewDeviceQuestion } from '#domain/mfa/enrolment.ts';
import { formText } from '#lib/text/form-text.ts';
import { Banner } from '#ui/feedback/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { DialogActions } from '#ui/dialog/dialog.tsx';
import { Field } from '#ui/field/field.tsx';
import { Input } from '#ui/field/input.tsx';
import { TotpEnrolment } from '#features/identity/totp-enrolment.tsx';
import { NEW_KINDS } from './new-kinds.ts';
import * as css from './account.css.ts';

export interface Typed {
  name: string;
  code: string;
}

interface EnrolmentFormProps {
  kind: NewKind;
  kept: string | undefined;
  question: NewDeviceQuestion;
  devices: readonly OwnDevice[];
  adding: { mutate: (typed: Typed) => void; error: Error | null; isPending: boolean };
  onTokenOver: (name: string) => void;
  onCancel: () => void;
}

const OVER = 'Five minutes have passed since you confirmed that it is you. Confirm it again to go on.';

const isAboutName = (words: string): boolean => words.includes('device name') || words.includes('with name');
const isAboutCode = (words: string): boolean => words.startsWith('This code');

export function EnrolmentForm({ kind, kept, question, devices, adding, onTokenOver, onCancel }: EnrolmentFormProps) {
  const [name, setName] = useState(() => kept ?? freeName(kind, devices));
  const [isTold, setTold] = useState(false);
  const { label, says } = NEW_KINDS[kind];
  const words = adding.isPending ? undefined : adding.error?.message;
  const fault = nameFault(name, devices);
  const ofName = (isTold ? fault : undefined) ?? (words && isAboutName(words) ? words : undefined);
  const ofCode = kind === 'app' && words && isAboutCode(words) ? words : undefined;
  const isOver = isTokenOver(adding.error);
  const form = useRef<HTMLFormElement>(null);
  const again = (field: 'name' | 'code') => form.current?.querySelector<HTMLInputElement>(`[name=${field}]`)?.select();
  const afterRefusal = useEffectEvent(() =>
    ofCode === undefined ? ofName === undefined || again('name') : again('code'),
  );
  // What failed is typed over.
  useEffect(() => {
    if (words !== undefined) afterRefusal();
  }, [words]);
  return (
    <form
      ref={form}
      className={css.enrolment}
      noValidate={isOver}
      onSubmit={(event) => {
        event.preventDefault();
        setTold(true);
        if (isOver) return onTokenOver(name);
        if (fault !== undefined) return again('name');
        const code = formText(new FormData(event.currentTarget), 'code');
        if (!adding.isPending) adding.mutate({ name, code: code });
      }}
    >
      {isOver && <Banner tone="warn">{OVER}</Banner>}
      {words && !isOver && !ofName && !ofCode && <Banner tone="bad">{words}</Banner>}
      <Field label="Device name" error={ofName}>
        <Input
          name="name"
          value={name}
          autoFocus
          autoComplete="off"
          onFocus={({ target }) => target.select()}
          onChange={({ target }) => setName(target.value)}
        />
      </Field>
      {question.qrCode ? (
        <App qrCode={question.qrCode} error={ofCode} />
      ) : (
        <output>{adding.isPending ? 'Waiting for the new key. Do what the browser asks.' : says}</output>
      )}
      <DialogActions>
        <Button onClick={onCancel}>Cancel</Button>
        <Button type="submit" variant="primary" pending={adding.isPending}>
          {isOver ? 'Confirm again' : `Add ${label.toLowerCase()}`}
        </Button>
      </DialogActions>
    </form>
  );
}

/** The key stands beside the picture as soon as it has been read out of it. */
function App({ qrCode, error }: { qrCode: string; error: string | undefined }) {
  const secret = useQuery({
    queryKey: ['secret', useId(), qrCode.length],
    queryFn: () => secretIn(qrCode),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  return <TotpEnrolment qrCode={qrCode} secret={secret.data} error={error} />;
}
