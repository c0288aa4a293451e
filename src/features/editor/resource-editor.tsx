// Edits one resource as text: validates it, compares it with the saved version and saves it.
import { useEffect, useEffectEvent, useMemo, useRef, useState, type ReactNode } from 'react';
import { completionsAt, helpAt } from '#domain/schemas/schema-help.ts';
import { countChangedLines as countChanged } from './changed-lines.ts';
import { lineNumberAt, lineStarts } from '#lib/text/line-starts.ts';
import type { TextProblem } from '#lib/text/text-problem.ts';
import { Button } from '#ui/button/button.tsx';
import { CLOSE } from '#ui/button/messages.ts';
import type { CodeEditorHandle } from '#ui/code/code-editor.tsx';
import { problemAtLine } from '#ui/code/messages.ts';
import { PageTitle } from '#ui/layout/page-title.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import { readDraft } from './draft-store.ts';
import type { EditingState, EditingEvent } from './editing.ts';
import { EditorBody } from './editor-body.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import {
  CHANGES,
  changesTabLabel,
  DISCARD,
  FIX_YAML,
  NOTHING_CHANGED,
  REVIEW_AND_SAVE,
  changesIn,
  reviewTitle,
} from './messages.ts';
import { EditorNotices } from './notices.tsx';
import type { EditorPanel } from './panels.ts';
import { problemOfRefusal } from './refusal-position.ts';
import { CONFLICT_START } from './merge-lines.ts';
import type { EditorRules } from './rules.ts';
import { useEditing, type EditorSource } from './use-editing.ts';
import { useCheckedText } from './use-checked-text.ts';
import { DiffView } from '#ui/code/diff-view.tsx';
import { CancelButton } from '#ui/dialog/cancel-button.tsx';
import { Dialog, DialogActions } from '#ui/dialog/dialog.tsx';
import { KEEP_EDITING, SAVE_CHANGES } from '#ui/dialog/messages.ts';
import { Banner } from '#ui/feedback/banner.tsx';

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
function ReviewDialog({ title, saved = '', text, warnings, isSaving, onSave, onReturn }: ReviewDialogProps) {
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

export interface ResourceEditorProps {
  /** The name of the resource, safe to show. */
  title: string;
  /** More information about the resource, shown next to the title. */
  details?: ReactNode;
  source: EditorSource;
  rules: EditorRules;
  /** Why the resource is read-only; undefined if the user may edit it. */
  readOnlyReason: string | undefined;
  panels?: readonly EditorPanel[];
  /** Receives the name of the saved resource; undefined if nothing was saved. */
  onClose: (saved?: string) => void;
}

const NO_PANELS: readonly EditorPanel[] = [];

export function ResourceEditor(props: ResourceEditorProps) {
  const { title, details, source, rules, readOnlyReason, panels = NO_PANELS, onClose } = props;
  const editing = useEditing(source);
  const { state, send, isDirty } = editing;
  const { text, base, step, refusal } = state;
  const checked = useCheckedText(text, rules);
  const editorHandle = useRef<CodeEditorHandle>(null);
  const [draft, setDraft] = useState(() => source.draftKey && readDraft(source.draftKey));
  const refusedProblem = refusal && problemOfRefusal(text, refusal);
  useOnSaved(step.step === 'saved' ? step.name : undefined, onClose);
  useGoToProblem(refusedProblem, ({ from }) => editorHandle.current?.goTo(from));
  useGoToConflict(state.sides, () => editorHandle.current?.goTo(Math.max(0, text.indexOf(CONFLICT_START))));
  const disabledReason =
    readOnlyReason ?? (checked.isBroken ? FIX_YAML : isDirty || base === undefined ? undefined : NOTHING_CHANGED);
  // Counts the text of the last check, because counting a long text takes too long for each key press.
  const changedCount = useMemo(() => countChanged(base ?? '', checked.text ?? ''), [base, checked.text]);
  const review = () => send({ type: 'reviewed' });
  return (
    <>
      <PageTitle
        count={details}
        actions={
          <EditorActions isDirty={isDirty} disabledReason={disabledReason} onClose={onClose} onReview={review} />
        }
      >
        {title}
      </PageTitle>
      <EditorNotices
        editing={state}
        isRefusalShownInText={refusedProblem !== undefined}
        hasSecrets={source.draftKey === undefined}
        readOnlyReason={readOnlyReason}
        draft={isDirty ? undefined : draft}
        onDraft={(restoredDraft) => {
          setDraft(undefined);
          editorHandle.current?.goTo(0);
          if (restoredDraft) send({ type: 'restored', ...restoredDraft });
          else editing.discardDraft();
        }}
      />
      <EditorBody
        ref={editorHandle}
        title={title}
        draft={{ text, saved: base, checked, onTextChange: (next) => send({ type: 'typed', text: next }) }}
        problems={refusedProblem ? [refusedProblem, ...checked.problems] : checked.problems}
        help={{
          complete: (content, offset) => completionsAt(content, offset, rules.schemaOf(content)),
          explain: (content, offset) => helpAt(content, offset, rules.schemaOf(content)),
        }}
        isReadOnly={readOnlyReason !== undefined}
        panels={panels}
        changesLabel={isDirty && changedCount > 0 ? changesTabLabel(changedCount) : CHANGES}
      />
      <SaveDialog title={title} editing={state} send={send} warnings={warningsBeforeSave(text, checked.problems)} />
      <LeaveDialog title={title} hasUnsaved={editing.hasUnsaved} onLeave={editing.discardDraft} />
    </>
  );
}

interface EditorActionsProps {
  isDirty: boolean;
  /** Why saving is disabled; undefined if it is enabled. */
  disabledReason: string | undefined;
  onClose: () => void;
  onReview: () => void;
}

function EditorActions({ isDirty, disabledReason, onClose, onReview }: EditorActionsProps) {
  return (
    <>
      <Button onClick={() => onClose()}>{isDirty ? DISCARD : CLOSE}</Button>
      <Button variant="primary" disabledReason={disabledReason} onClick={onReview}>
        {REVIEW_AND_SAVE}
      </Button>
    </>
  );
}

interface SaveDialogProps {
  title: string;
  editing: EditingState;
  send: (event: EditingEvent) => void;
  warnings: readonly string[];
}

/** The warnings to repeat before saving, with their line numbers. */
function warningsBeforeSave(text: string, problems: readonly TextProblem[]): string[] {
  const starts = lineStarts(text);
  return problems
    .filter(({ isShownAgain }) => isShownAgain)
    .map(({ from, message }) => problemAtLine(lineNumberAt(starts, from), message));
}

/** The dialog for the current step between editing and saving. */
function SaveDialog({ title, editing: { step, base, text }, send, warnings }: SaveDialogProps) {
  if (step.step === 'text' || step.step === 'saved') return null;
  if (step.step === 'conflict')
    return <ConflictDialog title={title} base={base ?? ''} mine={text} theirs={step.theirs} send={send} />;
  return (
    <ReviewDialog
      title={title}
      saved={base}
      text={text}
      warnings={warnings}
      isSaving={step.step !== 'review'}
      onSave={() => send({ type: 'confirmed' })}
      onReturn={() => send({ type: 'returned' })}
    />
  );
}

function useOnSaved(name: string | undefined, onSaved: (name: string) => void): void {
  const notify = useEffectEvent(onSaved);
  useEffect(() => {
    if (name !== undefined) notify(name);
  }, [name]);
}

/** Moves to the first conflict after a merge, once the dialog has returned the focus. */
function useGoToConflict(sides: EditingState['sides'], goTo: () => void): void {
  const goToLatest = useEffectEvent(goTo);
  useEffect(() => {
    if (sides) goToLatest();
  }, [sides]);
}

/** Moves to a new problem, once the dialog has returned the focus. */
function useGoToProblem(problem: TextProblem | undefined, goTo: (problem: TextProblem) => void): void {
  const goToLatest = useEffectEvent(goTo);
  const message = problem?.message;
  useEffect(() => {
    if (problem) goToLatest(problem);
    // oxlint-disable-next-line react/exhaustive-deps -- moves to the same problem only once
  }, [message]);
}
