import { useNavigate } from 'react-router-dom';
import { links } from '#lib/links.ts';
import { GO_TO_INTEGRATIONS } from '#lib/messages.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog, DialogActions } from '#ui/dialog/dialog.tsx';
import { ADD_ANOTHER, CONTINUE_ENROLLING, created, WHAT_NOW } from './messages.ts';

interface CreatedDialogProps {
  name: string;
  /** What enrolling a resource left to be handed back to it. */
  discover: unknown;
}

export function CreatedDialog({ name, discover }: CreatedDialogProps) {
  const go = useNavigate();
  const isFromDiscover = discover !== undefined;
  const onward = () =>
    void (isFromDiscover ? go(links.discover(), { state: { discover, integration: name } }) : go(links.integrations()));
  return (
    <Dialog title={created(sanitize(name))} onClose={onward}>
      <p>{WHAT_NOW}</p>
      <DialogActions>
        {!isFromDiscover && <Button onClick={() => void go(links.newIntegration())}>{ADD_ANOTHER}</Button>}
        <Button variant="primary" onClick={onward}>
          {isFromDiscover ? CONTINUE_ENROLLING : GO_TO_INTEGRATIONS}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
