import { changedFields, type UserDraft, type DraftField } from '#domain/users/user-draft.ts';
import { EMPTY_VALUE } from '#features/list/messages.ts';
import { ROLES } from '#lib/messages.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog, DialogActions } from '#ui/dialog/dialog.tsx';
import { KEEP_EDITING } from '#ui/dialog/messages.ts';
import { Description, DescriptionList } from '#ui/text/description-list.tsx';
import { SAVE_EFFECT_HINT, CHANGED_BY_OTHERS, saveOverTitle, DISCARD_MY_CHANGES, SAVE_MY_CHANGES } from './messages.ts';
import { TRAIT_LABELS } from '#domain/users/messages.ts';
import * as css from './editor.css.ts';

interface EditConflictProps {
  name: string;
  original: UserDraft;
  latest: UserDraft;
  onSave: () => void;
  onDiscard: () => void;
  onClose: () => void;
}

const fieldLabelOf = (field: DraftField): string => (field === 'roles' ? ROLES : TRAIT_LABELS[field]);

/** Another administrator has changed the user. The dialog shows the changes and lets the user overwrite or discard. */
export function EditConflict({ name, original, latest, onSave, onDiscard, onClose }: EditConflictProps) {
  return (
    <Dialog title={saveOverTitle(name)} onClose={onClose}>
      <div className={css.form}>
        <p>{CHANGED_BY_OTHERS}</p>
        <DescriptionList>
          {changedFields(original, latest).map((field) => (
            <Description key={field} term={fieldLabelOf(field)}>
              {latest[field].map(sanitize).join(', ') || EMPTY_VALUE}
            </Description>
          ))}
        </DescriptionList>
        <p>{SAVE_EFFECT_HINT}</p>
      </div>
      <DialogActions>
        <Button onClick={onClose}>{KEEP_EDITING}</Button>
        <Button onClick={onDiscard}>{DISCARD_MY_CHANGES}</Button>
        <Button variant="primary" onClick={onSave}>
          {SAVE_MY_CHANGES}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
