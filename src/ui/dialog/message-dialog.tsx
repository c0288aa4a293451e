import type { ComponentProps } from 'react';
import { Button } from '#ui/button/button.tsx';
import { CLOSE } from '#ui/button/messages.ts';
import { Dialog, DialogActions } from './dialog.tsx';

/** A dialog that can only be read and closed. */
export const MessageDialog = ({ children, ...dialog }: ComponentProps<typeof Dialog>) => (
  <Dialog {...dialog}>
    {children}
    <DialogActions>
      <Button onClick={dialog.onClose}>{CLOSE}</Button>
    </DialogActions>
  </Dialog>
);
