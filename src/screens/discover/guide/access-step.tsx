import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useOutletContext } from 'react-router-dom';
import { $api } from '#api/api.ts';
import { http } from '#api/client.ts';
import { reloadUser } from '#api/identity/reload-user.ts';
import type { Refusal } from '#api/refusal.ts';
import type { FlowName } from '#domain/enrollment/enroll-card.ts';
import {
  namesFromRoles,
  grantedNames,
  isChanged,
  userWithNames,
  type ChosenNames,
} from '#domain/enrollment/principals.ts';
import type { JoinedResource } from '#domain/enrollment/joined-resource.ts';
import type { PageContext } from '#domain/page-context.ts';
import { missingPermissionsFor } from '#domain/permissions.ts';
import { TRAIT_LABELS } from '#domain/users/messages.ts';
import { parseUserDraft, type UserDraft, type TraitName } from '#domain/users/user-draft.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { Answer } from '#ui/feedback/answer.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { Loading } from '#ui/feedback/loading.tsx';
import { errorText, displayedError, requiresPermission } from '#ui/feedback/messages.ts';
import { ChipInput } from '#ui/field/chips/chip-input.tsx';
import { withTypedText } from '#ui/field/chips/chip-values.ts';
import { FormField } from '#ui/form/form-field.tsx';
import { Form } from '#ui/form/form.tsx';
import type { FieldReader } from '#ui/form/use-form.ts';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { Tag } from '#ui/mark/tag.tsx';
import { NEXT } from '#ui/messages.ts';
import { StepActions } from '#ui/steps/steps.tsx';
import { NextStepButton } from './next-button.tsx';
import type { Guide } from './use-guide.ts';
import {
  ACCESS_HELP,
  fromRolesLabel,
  hasJoined,
  LOADING_ACCESS,
  NAMES_NEEDED,
  NAMES_NOT_LOADED,
  ACCESS_NOT_SAVED,
  SSO_ACCESS,
} from './messages.ts';
import * as css from './guide.css.ts';

/** The traits that each guide lets the user edit. */
const TRAITS_OF_FLOW: Partial<Record<FlowName, readonly TraitName[]>> = {
  server: ['logins'],
  kubernetes: ['kubeUsers', 'kubeGroups'],
  selfHosted: ['databaseUsers', 'databaseNames'],
  rds: ['databaseUsers', 'databaseNames'],
};

/** Why the user's own traits cannot be edited here; undefined if they can (docs/protocol/resources.md#15.3). */
function editRefusal({ userAcl, authType }: PageContext['user']): string | undefined {
  if (authType === 'sso') return SSO_ACCESS;
  const missingPermission = missingPermissionsFor(userAcl, 'users').edit;
  return missingPermission && requiresPermission(missingPermission);
}

interface AccessStepProps {
  guide: Guide;
  resource: JoinedResource;
}

/** The logins, users and groups with which the user connects to the new resource. */
export function AccessStep({ guide }: { guide: Guide }) {
  const { user } = useOutletContext<PageContext>();
  const { found } = guide;
  if (!found) return null;
  const refusal = editRefusal(user);
  return (
    <>
      <p>{hasJoined(sanitize(found.name))}</p>
      <p className={css.secondaryText}>{ACCESS_HELP}</p>
      {refusal === undefined ? (
        <EditableNames guide={guide} resource={found} />
      ) : (
        <GrantedNames guide={guide} resource={found} refusal={refusal} />
      )}
    </>
  );
}

const traitsOf = ({ run }: Guide): readonly TraitName[] => TRAITS_OF_FLOW[run.flow] ?? [];

/** Groups of traits: each group needs at least one name. Databases other than Postgres need only users. */
function requiredTraits(guide: Guide, { database }: JoinedResource): readonly (readonly TraitName[])[] {
  if (!database) return [traitsOf(guide)];
  return database.protocol === 'postgres' ? [['databaseUsers'], ['databaseNames']] : [['databaseUsers']];
}

/** Read-only: shows the names that roles grant, and why they cannot be edited. */
function GrantedNames({ guide, resource, refusal }: AccessStepProps & { refusal: string }) {
  const traits = traitsOf(guide);
  const areNamesMissing = requiredTraits(guide, resource).some((group) =>
    group.every((trait) => namesFromRoles(resource, trait, []).length === 0),
  );
  return (
    <>
      <Banner tone="info">
        <p>{refusal}</p>
      </Banner>
      {traits.map((trait) => (
        <NamesFromRoles key={trait} trait={trait} names={namesFromRoles(resource, trait, [])} />
      ))}
      <StepActions>
        <NextStepButton guide={guide} missingInput={areNamesMissing ? NAMES_NEEDED : undefined} />
      </StepActions>
    </>
  );
}

function NamesFromRoles({ trait, names }: { trait: TraitName; names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <div className={css.row}>
      <span className={css.secondaryText}>{fromRolesLabel(TRAIT_LABELS[trait])}</span>
      {names.map((name) => (
        <Tag key={name}>{sanitize(name)}</Tag>
      ))}
    </div>
  );
}

function EditableNames({ guide, resource }: AccessStepProps) {
  const { user } = useOutletContext<PageContext>();
  const userQuery = $api.useQuery('get', '/v1/webapi/users/{name}', { params: { path: { name: user.userName } } });
  return (
    <Answer
      query={userQuery}
      placeholder={<Loading label={LOADING_ACCESS} />}
      permission="user: read"
      errorTitle={NAMES_NOT_LOADED}
    >
      {(userData) => <EditNames guide={guide} resource={resource} base={parseUserDraft(userData)} />}
    </Answer>
  );
}

/** Saves the names and renews the session, so that it has them. Sends nothing if no name has changed. */
function useSaveNames({ guide, resource, base }: AccessStepProps & { base: UserDraft }) {
  const { user } = useOutletContext<PageContext>();
  return useMutation<void, Refusal, ChosenNames>({
    mutationFn: async (chosen) => {
      const body = userWithNames(user.userName, base, { chosen, found: resource });
      if (!isChanged(body)) return;
      await http.PUT('/v1/webapi/users', { body });
      await reloadUser();
    },
    onSuccess: (_, chosen) => guide.continueWith({ ...resource, grants: grantedNames(resource, base, chosen) }),
    onError: (error) => guide.dispatch({ type: 'fail', error: errorText(error) }),
  });
}

function EditNames({ guide, resource, base: initialDraft }: AccessStepProps & { base: UserDraft }) {
  // The draft at the start of the step, because the query is refetched after saving.
  const [base] = useState(initialDraft);
  const [chosen, setChosen] = useState<ChosenNames>({});
  const saving = useSaveNames({ guide, resource, base });
  const traits = traitsOf(guide);
  const namesOf = (trait: TraitName) => chosen[trait] ?? base[trait];
  const withPendingText = (readField: FieldReader): ChosenNames =>
    Object.fromEntries(traits.map((trait) => [trait, withTypedText(namesOf(trait), readField(trait))]));
  const isEmpty = (chosen: ChosenNames, trait: TraitName) =>
    chosen[trait]?.length === 0 && namesFromRoles(resource, trait, base[trait]).length === 0;
  const validate = (readField: FieldReader) => {
    const chosen = withPendingText(readField);
    const missingTraits = requiredTraits(guide, resource).filter((group) =>
      group.every((trait) => isEmpty(chosen, trait)),
    );
    return Object.fromEntries(missingTraits.map(([trait = 'logins']) => [trait, NAMES_NEEDED]));
  };
  const { error } = saving;
  return (
    <Form
      className={css.fields}
      isBusy={saving.isPending}
      refusal={error ? displayedError(ACCESS_NOT_SAVED, error) : undefined}
      validate={validate}
      tracksUnsavedWork={false}
      onSubmit={(readField) => saving.mutate(withPendingText(readField))}
    >
      {traits.map((trait) => (
        <div key={trait} className={css.fields}>
          <FormField name={trait} label={TRAIT_LABELS[trait]}>
            <ChipInput
              label={TRAIT_LABELS[trait]}
              values={namesOf(trait)}
              onChange={(names) => setChosen({ ...chosen, [trait]: names })}
            />
          </FormField>
          <NamesFromRoles trait={trait} names={namesFromRoles(resource, trait, base[trait])} />
        </div>
      ))}
      <StepActions>
        <SubmitButton>{NEXT}</SubmitButton>
      </StepActions>
    </Form>
  );
}
