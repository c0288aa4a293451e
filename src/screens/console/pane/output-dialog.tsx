import { useState } from 'react';
import { sanitizeLines } from '#lib/text/sanitize.ts';
import { Button } from '#ui/button/button.tsx';
import { COPY_FAILED, CLOSE } from '#ui/button/messages.ts';
import { Dialog, DialogActions } from '#ui/dialog/dialog.tsx';
import { CANCEL } from '#ui/messages.ts';
import {
  COPY_QUESTION,
  COPY_TEXT,
  copyWarning,
  TEXT_TO_COPY,
  HOST,
  ADDRESS_NOT_OPENED,
  OPEN_IN_TAB,
  OPEN_ADDRESS_QUESTION,
  SHOWN_AS,
  WEB_ADDRESSES_ONLY,
} from '#screens/console/messages.ts';
import * as css from './clipboard-dialog.css.ts';
import { externalLink, type ExternalLink } from '#domain/terminal/external-link.ts';
import * as linkDialogCss from '#screens/console/console.css.ts';

interface LinkDialogProps {
  address: string;
  onClose: () => void;
}

/** A link in output may show a different text than its address. So the complete address is shown first. */
function LinkDialog({ address, onClose }: LinkDialogProps) {
  const link = externalLink(address);
  const open = () => {
    window.open(link.address, '_blank', 'noopener,noreferrer');
    onClose();
  };
  return (
    <Dialog title={link.isWeb ? OPEN_ADDRESS_QUESTION : ADDRESS_NOT_OPENED} onClose={onClose}>
      <p className={linkDialogCss.address}>{link.address}</p>
      {link.isWeb ? <LinkDetails link={link} /> : <p>{WEB_ADDRESSES_ONLY}</p>}
      <DialogActions>
        <Button onClick={onClose}>{link.isWeb ? CANCEL : CLOSE}</Button>
        {link.isWeb && (
          <Button variant="primary" onClick={open}>
            {OPEN_IN_TAB}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

function LinkDetails({ link: { host, written } }: { link: ExternalLink & { isWeb: true } }) {
  return (
    <dl className={linkDialogCss.linkDetails}>
      <dt>{HOST}</dt>
      <dd className={linkDialogCss.address}>
        <strong>{host}</strong>
      </dd>
      {written !== undefined && (
        <>
          <dt>{SHOWN_AS}</dt>
          <dd className={linkDialogCss.address}>{written}</dd>
        </>
      )}
    </dl>
  );
}

interface ClipboardDialogProps {
  text: string;
  /** The name of the session. */
  name: string;
  onClose: () => void;
}

/** Output can request to copy any text, and a shell runs pasted text. So the complete text is shown first. */
function ClipboardDialog({ text, name, onClose }: ClipboardDialogProps) {
  const [hasFailed, setHasFailed] = useState(false);
  // Without a secure origin `navigator.clipboard` is undefined. The promise turns the error into a rejection.
  const copy = () =>
    void Promise.resolve()
      .then(() => navigator.clipboard.writeText(text))
      .then(onClose, () => setHasFailed(true));
  return (
    <Dialog title={COPY_QUESTION} onClose={onClose}>
      <p>{copyWarning(name)}</p>
      <textarea className={css.preview} aria-label={TEXT_TO_COPY} rows={8} readOnly value={sanitizeLines(text)} />
      {hasFailed && <p role="alert">{COPY_FAILED}</p>}
      <DialogActions>
        <Button onClick={onClose}>{CANCEL}</Button>
        <Button variant="primary" onClick={copy}>
          {COPY_TEXT}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** A request in the output that needs the user's consent. */
export type OutputRequest = { link: string } | { clipboard: string };

interface OutputDialogProps {
  request: OutputRequest;
  /** The name of the session. */
  name: string;
  onClose: () => void;
}

export function OutputDialog({ request, name, onClose }: OutputDialogProps) {
  return 'link' in request ? (
    <LinkDialog address={request.link} onClose={onClose} />
  ) : (
    <ClipboardDialog text={request.clipboard} name={name} onClose={onClose} />
  );
}
