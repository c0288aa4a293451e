// One resource as text: written, checked, compared with what is saved, and saved.
import { useEffect, useEffectEvent, useMemo, useRef, useState, type ReactNode } from 'react';
import { completionsAt, helpAt } from '#domain/schemas/schema-help.ts';
import { changedLines as countChanged } from './changed-lines.ts';
import { lineNumberAt, lineStarts } from '#lib/text/line-starts.ts';
import type { TextProblem } from '#lib/text/text-problem.ts';
import { Button } from '#ui/button/button.tsx';
import { CLOSE } from '#ui/button/messages.ts';
import type { CodeEditorHandle } from '#ui/code/code-editor.tsx';
import { atLine } from '#ui/code/messages.ts';
import { PageTitle } from '#ui/layout/page-title.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import { readDraft } from './draft-store.ts';
import type { Editing, EditingEvent } from './editing.ts';
import { EditorBody } from './editor-body.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import { CHANGES, changedLines, DISCARD, FIX_YAML, NOTHING_CHANGED, REVIEW_AND_SAVE } from './messages.ts';
import { Notices } from './notices.tsx';
import type { EditorPanel } from './panels.ts';
import { placeOfRefusal } from './refusal-place.ts';
import { CONFLICT_START } from './merge-lines.ts';
import { ReviewDialog } from './review-dialog.tsx';
import type { EditorRules } from './rules.ts';
import { useEditing, type Edited } from './use-editing.ts';
import { useChecked } from './use-checked.ts';

export interface ResourceEditorProps {
  /** The name of what is edited, as it may stand on screen. */
  title: string;
  /** What is known of it, beside the title. */
  facts?: ReactNode;
  edited: Edited;
  rules: EditorRules;
  /** Why it can only be read. */
  readOnly: string | undefined;
  panels?: readonly EditorPanel[];
  /** Says under which name it was saved, if it was. */
  onClose: (saved?: string) => void;
}

const NO_PANELS: readonly EditorPanel[] = [];

export function ResourceEditor(props: ResourceEditorProps) {
  const { title, facts, edited, rules, readOnly, panels = NO_PANELS, onClose } = props;
  const editing = useEditing(edited);
  const { state, send, isDirty } = editing;
  const { text, base, step, refusal } = state;
  const checked = useChecked(text, rules);
  const code = useRef<CodeEditorHandle>(null);
  const [draft, setDraft] = useState(() => edited.draftPlace && readDraft(edited.draftPlace));
  const refused = refusal && placeOfRefusal(text, refusal);
  useSaved(step.at === 'saved' ? step.name : undefined, onClose);
  useFirst(refused, ({ from }) => code.current?.goTo(from));
  useMerged(state.sides, () => code.current?.goTo(Math.max(0, text.indexOf(CONFLICT_START))));
  const blocked =
    readOnly ?? (checked.isBroken ? FIX_YAML : isDirty || base === undefined ? undefined : NOTHING_CHANGED);
  // Of the text as it was last checked: in a long one, counting takes longer than a key may.
  const changedCount = useMemo(() => countChanged(base ?? '', checked.text ?? ''), [base, checked.text]);
  return (
    <>
      <PageTitle
        count={facts}
        actions={
          <Actions isDirty={isDirty} blocked={blocked} onClose={onClose} onReview={() => send({ on: 'reviewed' })} />
        }
      >
        {title}
      </PageTitle>
      <Notices
        of={state}
        isPlaced={refused !== undefined}
        hasSecrets={edited.draftPlace === undefined}
        readOnly={readOnly}
        draft={isDirty ? undefined : draft}
        onDraft={(kept) => {
          setDraft(undefined);
          code.current?.goTo(0);
          if (kept) send({ on: 'restored', ...kept });
          else editing.forget();
        }}
      />
      <EditorBody
        ref={code}
        title={title}
        draft={{ text, saved: base, checked, onText: (next) => send({ on: 'typed', text: next }) }}
        problems={refused ? [refused, ...checked.problems] : checked.problems}
        help={{
          complete: (content, offset) => completionsAt(content, offset, rules.schemaOf(content)),
          explain: (content, offset) => helpAt(content, offset, rules.schemaOf(content)),
        }}
        isReadOnly={readOnly !== undefined}
        panels={panels}
        changes={isDirty && changedCount > 0 ? changedLines(changedCount) : CHANGES}
      />
      <Question title={title} of={state} send={send} warnings={warningsBeforeSave(text, checked.problems)} />
      <LeaveDialog title={title} hasUnsaved={editing.hasUnsaved} onLeave={editing.forget} />
    </>
  );
}

interface ActionsProps {
  isDirty: boolean;
  /** Why it cannot be saved now. */
  blocked: string | undefined;
  onClose: () => void;
  onReview: () => void;
}

function Actions({ isDirty, blocked, onClose, onReview }: ActionsProps) {
  return (
    <>
      <Button onClick={() => onClose()}>{isDirty ? DISCARD : CLOSE}</Button>
      <Button variant="primary" disabledReason={blocked} onClick={onReview}>
        {REVIEW_AND_SAVE}
      </Button>
    </>
  );
}

interface QuestionProps {
  title: string;
  of: Editing;
  send: (event: EditingEvent) => void;
  warnings: readonly string[];
}

/** What is shown again before the text is saved, with its lines. */
function warningsBeforeSave(text: string, problems: readonly TextProblem[]): string[] {
  const starts = lineStarts(text);
  return problems
    .filter(({ isShownAgain }) => isShownAgain)
    .map(({ from, message }) => atLine(lineNumberAt(starts, from), message));
}

/** What is asked on the way from a text to a saved one. */
function Question({ title, of: { step, base, text }, send, warnings }: QuestionProps) {
  if (step.at === 'text' || step.at === 'saved') return null;
  if (step.at === 'conflict')
    return <ConflictDialog title={title} base={base ?? ''} mine={text} theirs={step.theirs} send={send} />;
  return (
    <ReviewDialog
      title={title}
      saved={base}
      text={text}
      warnings={warnings}
      isSaving={step.at !== 'review'}
      onSave={() => send({ on: 'confirmed' })}
      onReturn={() => send({ on: 'returned' })}
    />
  );
}

function useSaved(name: string | undefined, onSaved: (name: string) => void): void {
  const tell = useEffectEvent(onSaved);
  useEffect(() => {
    if (name !== undefined) tell(name);
  }, [name]);
}

/** Leads to the first conflict of a merged text, after the question has given the focus back. */
function useMerged(sides: Editing['sides'], lead: () => void): void {
  const go = useEffectEvent(lead);
  useEffect(() => {
    if (sides) go();
  }, [sides]);
}

/** Leads to a problem when it comes, after the question before it has given the focus back. */
function useFirst(problem: TextProblem | undefined, lead: (problem: TextProblem) => void): void {
  const go = useEffectEvent(lead);
  const message = problem?.message;
  useEffect(() => {
    if (problem) go(problem);
    // oxlint-disable-next-line react/exhaustive-deps -- the same refusal of the same text is led to once
  }, [message]);
}
