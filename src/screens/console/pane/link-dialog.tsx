import { externalLink, type ExternalLink } from '#domain/terminal/external-link.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog, DialogActions } from '#ui/dialog/dialog.tsx';
import { CLOSE } from '#ui/button/messages.ts';
import { CANCEL } from '#ui/messages.ts';
import {
  HOST,
  ADDRESS_NOT_OPENED,
  OPEN_IN_TAB,
  OPEN_ADDRESS_QUESTION,
  SHOWN_AS,
  WEB_ADDRESSES_ONLY,
} from '#screens/console/messages.ts';
import * as css from '#screens/console/console.css.ts';

interface LinkDialogProps {
  address: string;
  onClose: () => void;
}

/** A link in output may show a different text than its address. So the complete address is shown first. */
export function LinkDialog({ address, onClose }: LinkDialogProps) {
  const link = externalLink(address);
  const open = () => {
    window.open(link.address, '_blank', 'noopener,noreferrer');
    onClose();
  };
  return (
    <Dialog title={link.isWeb ? OPEN_ADDRESS_QUESTION : ADDRESS_NOT_OPENED} onClose={onClose}>
      <p className={css.address}>{link.address}</p>
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
    <dl className={css.linkDetails}>
      <dt>{HOST}</dt>
      <dd className={css.address}>
        <strong>{host}</strong>
      </dd>
      {written !== undefined && (
        <>
          <dt>{SHOWN_AS}</dt>
          <dd className={css.address}>{written}</dd>
        </>
      )}
    </dl>
  );
}
