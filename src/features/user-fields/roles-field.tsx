import { useState } from 'react';
import { useOutletContext } from 'react-router-dom';
import type { PageContext } from '#domain/page-context.ts';
import { stoppedMessage } from '#features/list/messages.ts';
import { ROLES } from '#lib/messages.ts';
import { ChipInput } from '#ui/field/chips/chip-input.tsx';
import type { ChipValues } from '#ui/field/chips/use-chip-text.ts';
import { FormField } from '#ui/form/form-field.tsx';
import { LOAD_MORE_ROLES, LOADING_ROLES, NO_ROLE_MATCHES, ROLES_NOT_LOADED, ROLES_TYPED } from './messages.ts';
import { useRoleNames } from './role-names.ts';

type RolesFieldProps = Pick<ChipValues, 'values' | 'onChange'>;

/** Users who may list roles choose from them. Other users type the names (docs/protocol/resources.md#6). */
export function RolesField(props: RolesFieldProps) {
  const { features } = useOutletContext<PageContext>();
  if (features.roles) return <RoleChooser {...props} />;
  return (
    <FormField name="roles" label={ROLES} hint={ROLES_TYPED}>
      <ChipInput label={ROLES} {...props} />
    </FormField>
  );
}

function RoleChooser({ values, onChange }: RolesFieldProps) {
  const [text, setText] = useState('');
  const { names, isLoading, error, stopped, loadMore } = useRoleNames(text, true);
  const noMatchesNote = names.length === 0 ? NO_ROLE_MATCHES : undefined;
  const endNote = stopped ? stoppedMessage(stopped.loadedCount, stopped.stopReason) : noMatchesNote;
  const note = isLoading ? LOADING_ROLES : error ? ROLES_NOT_LOADED : endNote;
  const loadMoreOption = stopped && { label: LOAD_MORE_ROLES, onLoad: stopped.loadMore };
  return (
    <FormField name="roles" label={ROLES}>
      <ChipInput
        label={ROLES}
        values={values}
        onChange={onChange}
        optionSource={{ options: names, note, onTextChange: setText, onNearEnd: loadMore, loadMoreOption }}
      />
    </FormField>
  );
}
