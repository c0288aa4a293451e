import { Button } from '#ui/button/button.tsx';
import { DiffView } from '#ui/code/diff-view.tsx';
import { KEEP_EDITING } from '#ui/dialog/messages.ts';
import { Dialog, DialogActions } from '#ui/dialog/dialog.tsx';
import type { EditingEvent } from './editing.ts';
import {
  CONFLICT,
  conflictTitle,
  DELETED,
  deletedTitle,
  EDIT_MERGED,
  MY_CHANGES,
  OVERWRITE,
  SAVE_AS_NEW,
  TAKE_THEIRS,
  THEIR_CHANGES,
} from './messages.ts';
import * as css from './editor.css.ts';

interface ConflictDialogProps {
  title: string;
  base: string;
  mine: string;
  /** Undefined if somebody deleted the resource. */
  theirs: string | undefined;
  send: (event: EditingEvent) => void;
}

/** Shown when somebody else saved or deleted the resource first. Keeps both versions until the user chooses. */
export function ConflictDialog({ theirs, ...conflict }: ConflictDialogProps) {
  return theirs === undefined ? <DeletedConflict {...conflict} /> : <ChangedConflict {...conflict} theirs={theirs} />;
}

function DeletedConflict({ title, send }: Pick<ConflictDialogProps, 'title' | 'send'>) {
  const returnToText = () => send({ type: 'returned' });
  return (
    <Dialog title={deletedTitle(title)} onClose={returnToText}>
      <p>{DELETED}</p>
      <DialogActions>
        <Button onClick={returnToText}>{KEEP_EDITING}</Button>
        <Button variant="primary" onClick={() => send({ type: 'mineKept' })}>
          {SAVE_AS_NEW}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function ChangedConflict({ title, base, mine, theirs, send }: ConflictDialogProps & { theirs: string }) {
  const returnToText = () => send({ type: 'returned' });
  return (
    <Dialog title={conflictTitle(title)} width="wide" onClose={returnToText}>
      <div className={css.question}>
        <p>{CONFLICT}</p>
        <ConflictSides base={base} mine={mine} theirs={theirs} />
      </div>
      <DialogActions>
        <Button onClick={returnToText}>{KEEP_EDITING}</Button>
        <Button onClick={() => send({ type: 'theirsTaken' })}>{TAKE_THEIRS}</Button>
        <Button onClick={() => send({ type: 'merged' })}>{EDIT_MERGED}</Button>
        <Button variant="danger" onClick={() => send({ type: 'mineKept' })}>
          {OVERWRITE}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** The changes of both sides, each compared with the common base. */
export function ConflictSides({ base, mine, theirs }: { base: string; mine: string; theirs: string }) {
  return (
    <div className={css.sides}>
      <h3>{THEIR_CHANGES}</h3>
      <DiffView label={THEIR_CHANGES} before={base} after={theirs} />
      <h3>{MY_CHANGES}</h3>
      <DiffView label={MY_CHANGES} before={base} after={mine} />
    </div>
  );
}
