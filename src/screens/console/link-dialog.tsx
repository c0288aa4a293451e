import { Button } from '#ui/button.tsx';
import { Dialog, DialogActions } from '#ui/dialog.tsx';
import * as css from './console.css.ts';

const isWeb = (address: string): boolean => URL.canParse(address) && /^https?:$/.test(new URL(address).protocol);

interface LinkDialogProps {
  address: string;
  onClose: () => void;
}

/** Output may hold any address, and may show another than it leads to: the whole of it is shown before it is opened. */
export function LinkDialog({ address, onClose }: LinkDialogProps) {
  const open = () => {
    window.open(address, '_blank', 'noopener,noreferrer');
    onClose();
  };
  return (
    <Dialog title={isWeb(address) ? 'Open this address?' : 'This address is not opened'} onClose={onClose}>
      <p className={css.address}>{address}</p>
      {!isWeb(address) && <p>Only http and https addresses are opened from a terminal.</p>}
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        {isWeb(address) && (
          <Button variant="primary" onClick={open}>
            Open in a new tab
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
