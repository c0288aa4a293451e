import { useNavigate } from 'react-router-dom';
import { links } from '#lib/links.ts';
import { GO_TO_INTEGRATIONS } from '#lib/messages.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog, DialogActions } from '#ui/dialog/dialog.tsx';
import { ADD_ANOTHER, CONTINUE_ENROLLING, integrationCreated, NEXT_STEP_HINT } from './messages.ts';

interface CreatedDialogProps {
  name: string;
  /** State of the guide that opened this page. It is passed back when the user returns to the guide. */
  discover: unknown;
}

export function CreatedDialog({ name, discover }: CreatedDialogProps) {
  const navigate = useNavigate();
  const isFromDiscover = discover !== undefined;
  const goToNextPage = () =>
    void (isFromDiscover
      ? navigate(links.discover(), { state: { discover, integration: name } })
      : navigate(links.integrations()));
  return (
    <Dialog title={integrationCreated(sanitize(name))} onClose={goToNextPage}>
      <p>{NEXT_STEP_HINT}</p>
      <DialogActions>
        {!isFromDiscover && <Button onClick={() => void navigate(links.newIntegration())}>{ADD_ANOTHER}</Button>}
        <Button variant="primary" onClick={goToNextPage}>
          {isFromDiscover ? CONTINUE_ENROLLING : GO_TO_INTEGRATIONS}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
