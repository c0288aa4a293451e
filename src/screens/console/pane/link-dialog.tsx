import { externalLink, type ExternalLink } from '#domain/terminal/external-link.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog, DialogActions } from '#ui/dialog/dialog.tsx';
import { CLOSE } from '#ui/button/messages.ts';
import { CANCEL } from '#ui/messages.ts';
import { HOST, NOT_OPENED, OPEN_IN_TAB, OPEN_QUESTION, SHOWN_AS, WEB_ONLY } from '#screens/console/messages.ts';
import * as css from '#screens/console/console.css.ts';

interface LinkDialogProps {
  address: string;
  onClose: () => void;
}

/** Output may hold any address, and may show another than it leads to: the whole of it is shown before it is opened. */
export function LinkDialog({ address, onClose }: LinkDialogProps) {
  const link = externalLink(address);
  const open = () => {
    window.open(link.address, '_blank', 'noopener,noreferrer');
    onClose();
  };
  return (
    <Dialog title={link.isWeb ? OPEN_QUESTION : NOT_OPENED} onClose={onClose}>
      <p className={css.address}>{link.address}</p>
      {link.isWeb ? <Facts link={link} /> : <p>{WEB_ONLY}</p>}
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

function Facts({ link: { host, written } }: { link: ExternalLink & { isWeb: true } }) {
  return (
    <dl className={css.linkFacts}>
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
