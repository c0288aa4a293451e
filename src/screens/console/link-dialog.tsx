import { externalLink, type ExternalLink } from '#domain/terminal/external-link.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog, DialogActions } from '#ui/dialog/dialog.tsx';
import * as css from './console.css.ts';

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
    <Dialog title={link.isWeb ? 'Open this address?' : 'This address is not opened'} onClose={onClose}>
      <p className={css.address}>{link.address}</p>
      {link.isWeb ? <Facts link={link} /> : <p>Only http and https addresses are opened from a terminal.</p>}
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        {link.isWeb && (
          <Button variant="primary" onClick={open}>
            Open in a new tab
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

function Facts({ link: { host, written } }: { link: ExternalLink & { isWeb: true } }) {
  return (
    <dl className={css.linkFacts}>
      <dt>Host</dt>
      <dd className={css.address}>
        <strong>{host}</strong>
      </dd>
      {written !== undefined && (
        <>
          <dt>Written as</dt>
          <dd className={css.address}>{written}</dd>
        </>
      )}
    </dl>
  );
}
