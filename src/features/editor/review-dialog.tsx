import { Button } from '#ui/button/button.tsx';
import { DiffView } from '#ui/code/diff-view.tsx';
import { CancelButton } from '#ui/dialog/cancel-button.tsx';
import { Dialog, DialogActions } from '#ui/dialog/dialog.tsx';
import { KEEP_EDITING, SAVE_CHANGES } from '#ui/dialog/messages.ts';
import { Banner } from '#ui/feedback/banner.tsx';
import { changesIn, reviewTitle } from './messages.ts';

interface ReviewDialogProps {
  title: string;
  saved: string | undefined;
  text: string;
  /** Changes that the proxy will make to the text. */
  warnings: readonly string[];
  isSaving: boolean;
  onSave: () => void;
  onReturn: () => void;
}

/** Shows the changes before saving them. */
export function ReviewDialog({ title, saved = '', text, warnings, isSaving, onSave, onReturn }: ReviewDialogProps) {
  return (
    <Dialog title={reviewTitle(title)} width="wide" onClose={onReturn} ignoresEscape={isSaving}>
      {warnings.length > 0 && (
        <Banner tone="warn">
          {warnings.map((warning) => (
            <p key={warning}>{warning}</p>
          ))}
        </Banner>
      )}
      <DiffView label={changesIn(title)} before={saved} after={text} />
      <DialogActions>
        <CancelButton isPending={isSaving} onCancel={onReturn}>
          {KEEP_EDITING}
        </CancelButton>
        <Button variant="primary" pending={isSaving} onClick={onSave}>
          {SAVE_CHANGES}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
