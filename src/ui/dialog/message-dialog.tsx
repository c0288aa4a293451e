import type { ComponentProps } from 'react';
import { Button } from '#ui/button/button.tsx';
import { CLOSE } from '#ui/button/messages.ts';
import { Dialog, DialogActions } from './dialog.tsx';

/** A dialog with text and a Close button only. */
export const MessageDialog = ({ children, ...dialog }: ComponentProps<typeof Dialog>) => (
  <Dialog {...dialog}>
    {children}
    <DialogActions>
      <Button onClick={dialog.onClose}>{CLOSE}</Button>
    </DialogActions>
  </Dialog>
);
