import { useState } from 'react';
import type { Conflict, ConflictChoice } from '#domain/files/conflicts.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog, DialogActions } from '#ui/dialog/dialog.tsx';
import { Field } from '#ui/field/field.tsx';
import { Select } from '#ui/field/select.tsx';
import { CANCEL } from '#ui/messages.ts';
import { keepBoth, REPLACE_OTHER, SAME_NAME, SAME_NAME_REASON, SKIP_FILE, UPLOAD } from './messages.ts';

interface ConflictDialogProps {
  conflicts: readonly Conflict[];
  onResolve: (choiceOf: (conflict: Conflict) => ConflictChoice) => void;
  onClose: () => void;
}

const isConflictChoice = (value: string): value is ConflictChoice => ['keep', 'replace', 'skip'].includes(value);

/** Asks before a file replaces a file of the same upload or of a running transfer. By default both files are kept. */
export function ConflictDialog({ conflicts, onResolve, onClose }: ConflictDialogProps) {
  const [choices, setChoices] = useState<ReadonlyMap<Conflict, ConflictChoice>>(new Map());
  const choiceOf = (conflict: Conflict) => choices.get(conflict) ?? 'keep';
  return (
    <Dialog title={SAME_NAME} onClose={onClose}>
      <p>{SAME_NAME_REASON}</p>
      {conflicts.map((conflict) => (
        <Field key={conflict.renamed.location} label={sanitize(conflict.upload.location)}>
          <Select
            value={choiceOf(conflict)}
            onChange={({ target }) => {
              if (isConflictChoice(target.value)) setChoices(new Map(choices).set(conflict, target.value));
            }}
          >
            <option value="keep">{keepBoth(sanitize(conflict.renamed.filename))}</option>
            <option value="replace">{REPLACE_OTHER}</option>
            <option value="skip">{SKIP_FILE}</option>
          </Select>
        </Field>
      ))}
      <DialogActions>
        <Button onClick={onClose}>{CANCEL}</Button>
        <Button variant="primary" onClick={() => onResolve(choiceOf)}>
          {UPLOAD}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
