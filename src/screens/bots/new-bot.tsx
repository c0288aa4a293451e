// Creates a bot step by step; the typed text stays when the user goes back or the request fails.
import { useState } from 'react';
import { useNavigate, useOutletContext } from 'react-router-dom';
import { $api } from '#api/api.ts';
import { showCreated } from '#api/list/recent-writes.ts';
import { pageTitles } from '#domain/navigation.ts';
import type { PageContext } from '#domain/page-context.ts';
import { missingPermissionsFor } from '#domain/permissions.ts';
import {
  changedFields,
  EMPTY_DRAFT,
  namedTraits,
  type DraftField,
  TRAIT_NAMES,
  type UserDraft,
} from '#domain/users/user-draft.ts';
import { NAME } from '#features/list/messages.ts';
import { isUnusableName, NameField } from '#features/user-fields/name-field.tsx';
import { RolesField } from '#features/user-fields/roles-field.tsx';
import { TraitFields, draftWithTypedText } from '#features/user-fields/trait-fields.tsx';
import { links } from '#lib/links.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { Dialog, DialogActions } from '#ui/dialog/dialog.tsx';
import { LeaveGuard } from '#ui/dialog/leave-guard.tsx';
import { displayedError } from '#ui/feedback/messages.ts';
import { NoPermission } from '#ui/feedback/no-permission.tsx';
import { Form } from '#ui/form/form.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { PageTitle } from '#ui/layout/page-title.tsx';
import { CANCEL, NEXT } from '#ui/messages.ts';
import { StepActions, StepPanel, Steps } from '#ui/steps/steps.tsx';
import {
  ADD_TOKEN_FOR,
  CREATE_BOT,
  createdTitle,
  GO_TO_BOTS,
  NAME_HINT,
  NAME_TAKEN,
  ADD_TOKEN_HINT,
  CREATE_FAILED,
  NEW_BOT_STEPS,
} from './messages.ts';
import { RequiresBotSupport } from './requires-bot-support.tsx';
import { TRAIT_LABELS } from '#domain/users/messages.ts';
import { ROLES } from '#lib/messages.ts';
import { Description, DescriptionList } from '#ui/text/description-list.tsx';

/** A summary of the new bot; traits without values are hidden. */
function NewBotReview({ name, draft }: { name: string; draft: UserDraft }) {
  const summaryLines = [
    { term: NAME, values: [name] },
    { term: ROLES, values: draft.roles },
    ...TRAIT_NAMES.map((trait) => ({ term: TRAIT_LABELS[trait], values: draft[trait] })),
  ].filter(({ term, values }) => term === ROLES || values.length > 0);
  return (
    <DescriptionList>
      {summaryLines.map(({ term, values }) => (
        <Description key={term} term={term}>
          {values.map(sanitize).join(', ') || '–'}
        </Description>
      ))}
    </DescriptionList>
  );
}

const LAST_STEP = NEW_BOT_STEPS.length - 1;

export function Component() {
  const { user } = useOutletContext<PageContext>();
  const missingPermission = missingPermissionsFor(user.userAcl, 'bots').create;
  return (
    <RequiresBotSupport page="newBot">
      <title>{pageTitles.newBot}</title>
      <PageTitle actions={<ButtonLink to={links.bots()}>{CANCEL}</ButtonLink>}>{pageTitles.newBot}</PageTitle>
      {missingPermission === undefined ? <NewBotForm /> : <NoPermission permission={missingPermission} />}
    </RequiresBotSupport>
  );
}

function NewBotForm() {
  const { root } = useOutletContext<PageContext>();
  const [stepIndex, setStepIndex] = useState(0);
  const [wasAnotherStepShown, setAnotherStepShown] = useState(false);
  const [name, setName] = useState('');
  const [draft, setDraft] = useState(EMPTY_DRAFT);
  const setField = (field: DraftField) => (values: readonly string[]) => setDraft({ ...draft, [field]: values });
  const goToStep = (step: number) => {
    setAnotherStepShown(true);
    setStepIndex(step);
  };
  const create = $api.useMutation('post', '/v1/webapi/sites/{cluster}/machine-id/bot', {
    onSuccess: (_, { body: { botName, roles } }) =>
      showCreated('bots', botName, { metadata: { name: botName }, spec: { roles } }),
    // Returns to the step with the name field.
    onError: ({ status }) => void (status === 409 && setStepIndex(0)),
  });
  const { error } = create;
  const refusal =
    error && (error.status === 409 ? { field: 'name', text: NAME_TAKEN } : displayedError(CREATE_FAILED, error));
  const body = { botName: name, roles: [...draft.roles], traits: namedTraits(draft) };
  return (
    <>
      <Steps titles={NEW_BOT_STEPS} currentIndex={stepIndex}>
        <Form
          key={stepIndex}
          tracksUnsavedWork={false}
          isBusy={create.isPending}
          refusal={refusal ?? undefined}
          validate={(text) => ({ name: isUnusableName(text('name').trim()) ? NAME_HINT : undefined })}
          onSubmit={(text) => {
            if (stepIndex === LAST_STEP) return create.mutate({ params: { path: { cluster: root } }, body });
            create.reset();
            setDraft(draftWithTypedText(draft, text));
            goToStep(stepIndex + 1);
          }}
        >
          <StepPanel
            titles={NEW_BOT_STEPS}
            currentIndex={stepIndex}
            wasAnotherStepShown={wasAnotherStepShown}
            onBack={stepIndex > 0 ? () => goToStep(stepIndex - 1) : undefined}
          >
            {stepIndex === 0 && <NameField label={NAME} rule={NAME_HINT} initialValue={name} onChange={setName} />}
            {stepIndex === 1 && <RolesField values={draft.roles} onChange={setField('roles')} />}
            {stepIndex === 2 && <TraitFields draft={draft} setField={setField} />}
            {stepIndex === LAST_STEP && <NewBotReview name={name} draft={draft} />}
            <StepActions>
              <SubmitButton>{stepIndex === LAST_STEP ? CREATE_BOT : NEXT}</SubmitButton>
            </StepActions>
          </StepPanel>
        </Form>
      </Steps>
      <LeaveGuard
        isPending={create.isPending}
        isUnsaved={!create.isSuccess && (name !== '' || changedFields(EMPTY_DRAFT, draft).length > 0)}
      />
      {create.isSuccess && <BotCreated name={name} />}
    </>
  );
}

/** A dialog with the next step, because no machine can sign in as a bot without a join token. */
function BotCreated({ name }: { name: string }) {
  const navigate = useNavigate();
  return (
    <Dialog title={createdTitle(sanitize(name))} onClose={() => void navigate(links.bots())}>
      <p>{ADD_TOKEN_HINT}</p>
      <DialogActions>
        <ButtonLink to={links.bots()}>{GO_TO_BOTS}</ButtonLink>
        <ButtonLink variant="primary" to={links.tokens({}, { new: 'token', bot: name })}>
          {ADD_TOKEN_FOR}
        </ButtonLink>
      </DialogActions>
    </Dialog>
  );
}
