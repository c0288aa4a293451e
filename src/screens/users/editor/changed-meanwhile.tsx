import { changedFields, type UserDraft, type DraftField } from '#domain/users/user-draft.ts';
import { EMPTY_VALUE } from '#features/list/messages.ts';
import { ROLES } from '#lib/messages.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog, DialogActions } from '#ui/dialog/dialog.tsx';
import { KEEP_EDITING } from '#ui/dialog/messages.ts';
import { Description, DescriptionList } from '#ui/text/description-list.tsx';
import { ABOUT_SAVING, CHANGED, changedTitle, LOAD_NEWER, SAVE_MINE } from './messages.ts';
import { TRAIT_LABELS } from '#domain/users/messages.ts';
import * as css from './editor.css.ts';

interface ChangedMeanwhileProps {
  name: string;
  before: UserDraft;
  fresh: UserDraft;
  onSave: () => void;
  onDiscard: () => void;
  onClose: () => void;
}

const labelOf = (field: DraftField): string => (field === 'roles' ? ROLES : TRAIT_LABELS[field]);

/** Two administrators at one user: what the other one did, and what becomes of it. */
export function ChangedMeanwhile({ name, before, fresh, onSave, onDiscard, onClose }: ChangedMeanwhileProps) {
  return (
    <Dialog title={changedTitle(name)} onClose={onClose}>
      <div className={css.form}>
        <p>{CHANGED}</p>
        <DescriptionList>
          {changedFields(before, fresh).map((field) => (
            <Description key={field} term={labelOf(field)}>
              {fresh[field].map(sanitize).join(', ') || EMPTY_VALUE}
            </Description>
          ))}
        </DescriptionList>
        <p>{ABOUT_SAVING}</p>
      </div>
      <DialogActions>
        <Button onClick={onClose}>{KEEP_EDITING}</Button>
        <Button onClick={onDiscard}>{LOAD_NEWER}</Button>
        <Button variant="primary" onClick={onSave}>
          {SAVE_MINE}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
