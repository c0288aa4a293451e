import { useState } from 'react';
import { isWebauthnSupported } from '#domain/mfa/obtain.ts';
import { offersIn, type Offers } from '#domain/mfa/stream-challenge.ts';
import { Banner } from '#ui/feedback/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { Dialog, DialogActions } from '#ui/dialog/dialog.tsx';
import { Field } from '#ui/field/field.tsx';
import { Select } from '#ui/field/select.tsx';
import { CodeProof } from './code-proof.tsx';
import { KeyProof } from './key-proof.tsx';
import * as css from './challenge.css.ts';

type Way = 'key' | 'code';

interface ChallengeProps {
  /** As the stream sent it. */
  challenge: Record<string, unknown>;
  /** login@host */
  name: string;
  onAnswer: (answer: object) => void;
  /** Nothing is sent then; the session ends (docs/protocol/streams.md#3.8). */
  onGiveUp: () => void;
}

/** The key first, unless this browser has no way to ask for one. */
const firstOf = ({ key, code }: Offers): Way | undefined => {
  if (key && (isWebauthnSupported() || !code)) return 'key';
  return code ? 'code' : undefined;
};

/**
 * The proxy waits for a second factor, before the shell or, of moderators, at any time (docs/protocol/streams.md#1.7,
 * #4.2).
 */
export function Challenge({ challenge, name, onAnswer, onGiveUp }: ChallengeProps) {
  const offers = offersIn(challenge);
  const [way, setWay] = useState(() => firstOf(offers));
  return (
    <Dialog title="Prove that it is you" onClose={onGiveUp}>
      <div className={css.proof}>
        <p>The session {name} asks for a second factor.</p>
        {offers.key && offers.code && (
          <Field label="Second factor">
            <Select value={way} onChange={({ target }) => setWay(target.value === 'code' ? 'code' : 'key')}>
              <option value="key">Hardware Key</option>
              <option value="code">Authenticator App</option>
            </Select>
          </Field>
        )}
        {way === 'key' && offers.key && <KeyProof options={offers.key} onAnswer={onAnswer} />}
        {way === 'code' && <CodeProof onAnswer={onAnswer} />}
        {way === undefined && (
          <Banner tone="bad">It offers no way to prove it that works in this console. Use the command line.</Banner>
        )}
      </div>
      <DialogActions>
        <Button onClick={onGiveUp}>End the session</Button>
      </DialogActions>
    </Dialog>
  );
}
