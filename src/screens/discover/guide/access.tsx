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
import { NextButton } from './next-button.tsx';
import type { Guide } from './guide-state.ts';
import {
  ACCESS_HELP,
  fromRolesLabel,
  joined,
  LOADING_ACCESS,
  NAMES_NEEDED,
  NAMES_NOT_LOADED,
  NOT_SAVED,
  SSO_ACCESS,
} from './messages.ts';
import * as css from './guide.css.ts';

/** Which names a flow asks for. */
const WANTED: Partial<Record<FlowName, readonly TraitName[]>> = {
  server: ['logins'],
  kubernetes: ['kubeUsers', 'kubeGroups'],
  selfHosted: ['databaseUsers', 'databaseNames'],
  rds: ['databaseUsers', 'databaseNames'],
};

/** Why the user's own names cannot be changed here (docs/protocol/resources.md#15.3). */
function refusalFor({ userAcl, authType }: PageContext['user']): string | undefined {
  if (authType === 'sso') return SSO_ACCESS;
  const missing = missingPermissionsFor(userAcl, 'users').edit;
  return missing && requiresPermission(missing);
}

interface StepProps {
  guide: Guide;
  found: JoinedResource;
}

/** The names under which the user reaches what joined. */
export function Access({ guide }: { guide: Guide }) {
  const { user } = useOutletContext<PageContext>();
  const { found } = guide;
  if (!found) return null;
  const refusal = refusalFor(user);
  return (
    <>
      <p>{joined(sanitize(found.name))}</p>
      <p className={css.quiet}>{ACCESS_HELP}</p>
      {refusal === undefined ? (
        <OwnNames guide={guide} found={found} />
      ) : (
        <GrantedNames guide={guide} found={found} refusal={refusal} />
      )}
    </>
  );
}

const traitsOf = ({ run }: Guide): readonly TraitName[] => WANTED[run.flow] ?? [];

/** Of each group one name at least is needed: engines without databases inside need users alone. */
function neededOf(guide: Guide, { database }: JoinedResource): readonly (readonly TraitName[])[] {
  if (!database) return [traitsOf(guide)];
  return database.protocol === 'postgres' ? [['databaseUsers'], ['databaseNames']] : [['databaseUsers']];
}

/** Nothing can be changed: what roles grant, and why. */
function GrantedNames({ guide, found, refusal }: StepProps & { refusal: string }) {
  const traits = traitsOf(guide);
  const isNone = neededOf(guide, found).some((group) =>
    group.every((trait) => namesFromRoles(found, trait, []).length === 0),
  );
  return (
    <>
      <Banner tone="info">
        <p>{refusal}</p>
      </Banner>
      {traits.map((trait) => (
        <FromRoles key={trait} trait={trait} names={namesFromRoles(found, trait, [])} />
      ))}
      <StepActions>
        <NextButton guide={guide} lacks={isNone ? NAMES_NEEDED : undefined} />
      </StepActions>
    </>
  );
}

function FromRoles({ trait, names }: { trait: TraitName; names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <div className={css.row}>
      <span className={css.quiet}>{fromRolesLabel(TRAIT_LABELS[trait])}</span>
      {names.map((name) => (
        <Tag key={name}>{sanitize(name)}</Tag>
      ))}
    </div>
  );
}

function OwnNames({ guide, found }: StepProps) {
  const { user } = useOutletContext<PageContext>();
  const own = $api.useQuery('get', '/v1/webapi/users/{name}', { params: { path: { name: user.userName } } });
  return (
    <Answer
      query={own}
      placeholder={<Loading label={LOADING_ACCESS} />}
      permission="user: read"
      errorTitle={NAMES_NOT_LOADED}
    >
      {(read) => <EditNames guide={guide} found={found} base={parseUserDraft(read)} />}
    </Answer>
  );
}

/** Saves what was changed, and has the session know it; what did not change is not sent. */
function useSaving({ guide, found, base }: StepProps & { base: UserDraft }) {
  const { user } = useOutletContext<PageContext>();
  return useMutation<void, Refusal, ChosenNames>({
    mutationFn: async (chosen) => {
      const body = userWithNames(user.userName, base, { chosen, found });
      if (!isChanged(body)) return;
      await http.PUT('/v1/webapi/users', { body });
      await reloadUser();
    },
    onSuccess: (_, chosen) => guide.goOnWith({ ...found, grants: grantedNames(found, base, chosen) }),
    onError: (error) => guide.act({ do: 'fail', error: errorText(error) }),
  });
}

function EditNames({ guide, found, base: first }: StepProps & { base: UserDraft }) {
  // What the step began with: the query is asked again once the names are saved.
  const [base] = useState(first);
  const [chosen, setChosen] = useState<ChosenNames>({});
  const saving = useSaving({ guide, found, base });
  const traits = traitsOf(guide);
  const namesOf = (trait: TraitName) => chosen[trait] ?? base[trait];
  const whole = (text: FieldReader): ChosenNames =>
    Object.fromEntries(traits.map((trait) => [trait, withTypedText(namesOf(trait), text(trait))]));
  const isEmpty = (chosen: ChosenNames, trait: TraitName) =>
    chosen[trait]?.length === 0 && namesFromRoles(found, trait, base[trait]).length === 0;
  const faultsOf = (text: FieldReader) => {
    const chosen = whole(text);
    const lacking = neededOf(guide, found).filter((group) => group.every((trait) => isEmpty(chosen, trait)));
    return Object.fromEntries(lacking.map(([trait = 'logins']) => [trait, NAMES_NEEDED]));
  };
  const { error } = saving;
  return (
    <Form
      className={css.fields}
      isBusy={saving.isPending}
      refusal={error ? displayedError(NOT_SAVED, error) : undefined}
      validate={faultsOf}
      tracksUnsavedWork={false}
      onSubmit={(text) => saving.mutate(whole(text))}
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
          <FromRoles trait={trait} names={namesFromRoles(found, trait, base[trait])} />
        </div>
      ))}
      <StepActions>
        <SubmitButton>{NEXT}</SubmitButton>
      </StepActions>
    </Form>
  );
}
