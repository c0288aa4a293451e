// Notices above the text: refusals of the proxy, unsaved drafts, other versions and warnings about secrets.
import { Button } from '#ui/button/button.tsx';
import { CopyButton } from '#ui/button/copy-button.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { Failure } from '#ui/feedback/failure.tsx';
import { ConflictSides } from './conflict-dialog.tsx';
import type { Draft } from './draft-store.ts';
import type { EditingState } from './editing.ts';
import {
  remainingConflicts,
  COPY_MINE,
  DRAFT_FOUND,
  DROP_DRAFT,
  MERGED,
  MINE_KEPT,
  NOT_SAVED,
  READ_ONLY,
  RESTORE_DRAFT,
  SECRETS_WARNING,
} from './messages.ts';
import { row } from '#ui/layout/row.css.ts';

interface EditorNoticesProps {
  editing: EditingState;
  /** Whether the refusal is shown in the text. Then it is not repeated here. */
  isRefusalShownInText: boolean;
  hasSecrets: boolean;
  /** Why the resource is read-only; undefined if the user may edit it. */
  readOnlyReason: string | undefined;
  draft: Draft | undefined;
  /** Receives the draft to restore, or undefined to discard the draft. */
  onDraft: (draft: Draft | undefined) => void;
}

export function EditorNotices({
  editing,
  isRefusalShownInText,
  hasSecrets,
  readOnlyReason,
  draft,
  onDraft,
}: EditorNoticesProps) {
  const { refusal, mine, sides } = editing;
  return (
    <>
      {hasSecrets && <Banner tone="warn">{SECRETS_WARNING}</Banner>}
      {readOnlyReason !== undefined && (
        <Banner tone="info">
          <p>{READ_ONLY}</p>
          <p>{readOnlyReason}</p>
        </Banner>
      )}
      {draft && (
        <Banner
          tone="info"
          action={
            <div className={row.end}>
              <Button size="small" onClick={() => onDraft(draft)}>
                {RESTORE_DRAFT}
              </Button>
              <Button size="small" onClick={() => onDraft(undefined)}>
                {DROP_DRAFT}
              </Button>
            </div>
          }
        >
          {DRAFT_FOUND}
        </Banner>
      )}
      {refusal && !isRefusalShownInText && <Failure message={NOT_SAVED} error={refusal} />}
      {mine !== undefined && (
        <Banner tone="info" action={<CopyButton text={mine} label={COPY_MINE} showLabel />}>
          {MINE_KEPT}
        </Banner>
      )}
      {sides && (
        <Banner tone={sides.conflicts > 0 ? 'warn' : 'info'}>
          {sides.conflicts > 0 ? remainingConflicts(sides.conflicts) : MERGED}
        </Banner>
      )}
      {sides && <ConflictSides {...sides} />}
    </>
  );
}
