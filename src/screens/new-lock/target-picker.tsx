// Lists the possible targets of one kind at a time. The selection stays when the user changes the kind.
import { useQuery } from '@tanstack/react-query';
import { useOutletContext } from 'react-router-dom';
import { dialectOfContext } from '#api/dialect/dialect-query.ts';
import { proxyCan } from '#api/dialect/dialect.ts';
import { resourceLists } from '#api/list/resource-lists.ts';
import { devicesQuery } from '#api/identity/devices.ts';
import { usersQuery } from '#api/identity/users.ts';
import { restOfRoles, rolesQuery } from '#api/roles.ts';
import { ACCESS_REQUESTS, TRUSTED_DEVICES } from '#domain/audit/messages.ts';
import { LOGINS, ROLES } from '#lib/messages.ts';
import { MFA_DEVICES } from '#domain/mfa/device-messages.ts';
import type { PageContext } from '#domain/page-context.ts';
import { RestOfList } from '#features/list/list-end.tsx';
import { ADDRESS, HOSTNAME, LABELS, NAME, TYPE } from '#features/list/messages.ts';
import { DEVICE_NAME } from '#features/identity/messages.ts';
import { pageTitles } from '#domain/navigation.ts';
import { pages } from '#lib/pages/pages.ts';
import { row } from '#ui/layout/row.css.ts';
import { ChipLink } from '#ui/mark/chip.tsx';
import {
  desktopChoice,
  deviceChoices,
  roleChoices,
  serverChoice,
  userChoices,
  filterChoices,
  type TargetChoice,
} from './target-choices.ts';
import {
  MORE_TARGETS_NOT_LOADED,
  TARGET_KINDS,
  ADD_TARGET,
  ALREADY_SELECTED,
  TYPED_TARGETS,
  targetsMatch,
  NO_TARGETS_OF_KIND,
  NO_MATCH_LABELS,
  TARGETS_NOT_LOADED,
  SEARCH_TARGETS,
} from './messages.ts';
import { PagedPicker } from './paged-picker.tsx';
import { TARGET_KEYS, type TargetKey, type Selection, isSameTarget } from './target-selection.ts';
import { Input } from '#ui/field/input.tsx';
import { Form } from '#ui/form/form.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { Panel } from '#ui/layout/panel.tsx';
import * as css from './new-lock.css.ts';
import type { ReactNode } from 'react';
import { ListTable } from '#features/list/list-table.tsx';
import { NoMatch } from '#features/list/empty-states.tsx';
import { useFullListParams } from '#features/list/list-params.ts';
import type { UnreadableEntry } from '#lib/unreadable-entry.ts';
import { Answer, type QueryResult } from '#ui/feedback/answer.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { SearchField } from '#ui/field/search-field.tsx';
import { Toolbar } from '#ui/layout/toolbar.tsx';
import { SkeletonRows } from '#ui/table/skeleton-rows.tsx';
import { useChoiceTable, type ChoiceKind } from './choice-table.tsx';

interface ClientSearchPickerProps<A> {
  selection: Selection;
  kind: ChoiceKind;
  query: QueryResult<A>;
  /**
   * A notice about the part of the list that is not loaded; undefined if the whole list is loaded
   * (docs/behaviour.md#partial-views).
   */
  notLoadedNotice?: ReactNode;
  choicesOf: (answer: A) => (TargetChoice | UnreadableEntry)[];
}

/** Selects targets from a list that the browser loads and searches itself. */
function ClientSearchPicker<A>({ selection, kind, query, notLoadedNotice, choicesOf }: ClientSearchPickerProps<A>) {
  const table = useChoiceTable(kind, selection);
  const listParams = useFullListParams([kind.sort]);
  const { isFiltered, search, setSearch } = listParams;
  const rows = query.data === undefined ? undefined : filterChoices(choicesOf(query.data), listParams);
  return (
    <>
      {notLoadedNotice}
      <Toolbar summary={isFiltered && rows && targetsMatch(rows.length)}>
        <SearchField label={SEARCH_TARGETS} value={search} onChange={setSearch} />
      </Toolbar>
      <Answer
        query={{ ...query, data: rows }}
        placeholder={<SkeletonRows rows={6} columns={kind.titles.length} />}
        permission={kind.permission}
        errorTitle={TARGETS_NOT_LOADED}
      >
        {(list) => {
          if (list.length > 0)
            return <ListTable table={table} rows={list} rowCount={list.length + 1} listParams={listParams} />;
          // Targets may be in the part that is not loaded, so neither message would be right.
          if (notLoadedNotice !== undefined) return null;
          return isFiltered ? (
            <NoMatch listParams={listParams} messages={NO_MATCH_LABELS} />
          ) : (
            <EmptyState title={NO_TARGETS_OF_KIND} />
          );
        }}
      </Answer>
    </>
  );
}

interface TypedPickerProps {
  selection: Selection;
  kind: keyof typeof TYPED_TARGETS;
}

/** Selects targets by typing, for kinds without a list. */
function TypedPicker({ selection: { targets, toggle }, kind }: TypedPickerProps) {
  const { label, hint } = TYPED_TARGETS[kind];
  const targetOf = (value: string) => ({ key: kind, value: value.trim() });
  const isSelected = (value: string) => targets.some((target) => isSameTarget(target, targetOf(value)));
  return (
    <Panel>
      <Form
        className={css.typedTarget}
        tracksUnsavedWork={false}
        validate={(readField) => (isSelected(readField('value')) ? { value: ALREADY_SELECTED } : {})}
        onSubmit={(readField, form) => {
          toggle(targetOf(readField('value')));
          form.reset();
        }}
      >
        <FormField name="value" label={label} hint={hint}>
          <Input required autoComplete="off" autoCapitalize="off" spellCheck={false} face="code" />
        </FormField>
        <div>
          <SubmitButton variant="plain">{ADD_TARGET}</SubmitButton>
        </div>
      </Form>
    </Panel>
  );
}

const TAB_LABELS: Readonly<Record<TargetKey, string>> = {
  user: pages.users.menu.label,
  role: ROLES,
  login: LOGINS,
  server_id: pages.servers.menu.label,
  mfa_device: MFA_DEVICES,
  windows_desktop: pages.desktops.menu.label,
  device: TRUSTED_DEVICES,
  access_request: ACCESS_REQUESTS,
  bot_instance_id: pageTitles.botInstances,
};

export function TargetPicker({ selection }: { selection: Selection }) {
  const { features, user } = useOutletContext<PageContext>();
  const { kind, linkToKind: kindLink } = selection;
  // Only clusters with device trust have devices, and only newer proxies list bot instances
  // (docs/protocol/resources.md#8.3, #18.3).
  const isAvailable: Partial<Record<TargetKey, boolean>> = {
    device: features.deviceTrust,
    bot_instance_id: proxyCan(dialectOfContext(user), 'listBots'),
  };
  const keys = TARGET_KEYS.filter((key) => isAvailable[key] ?? true);
  return (
    <>
      <nav className={row.line} aria-label={TARGET_KINDS}>
        {keys.map((key) => (
          <ChipLink key={key} to={kindLink(key)} replace aria-current={key === kind ? 'true' : undefined}>
            {TAB_LABELS[key]}
          </ChipLink>
        ))}
      </nav>
      <PickerOfKind key={kind} selection={selection} />
    </>
  );
}

function PickerOfKind({ selection }: { selection: Selection }) {
  const { kind } = selection;
  switch (kind) {
    case 'user':
      return <UserPicker selection={selection} />;
    case 'role':
      return <RolePicker selection={selection} />;
    case 'mfa_device':
      return <DevicePicker selection={selection} />;
    case 'server_id':
      return (
        <PagedPicker
          selection={selection}
          list={{ list: resourceLists.servers, read: serverChoice }}
          choiceKind={{
            page: 'servers',
            titles: [HOSTNAME, ADDRESS, LABELS],
            sort: 'hostname',
            permission: 'node: list',
          }}
        />
      );
    case 'windows_desktop':
      return (
        <PagedPicker
          selection={selection}
          list={{ list: resourceLists.desktops, read: desktopChoice }}
          choiceKind={{
            page: 'desktops',
            titles: [NAME, ADDRESS, LABELS],
            sort: 'name',
            permission: 'windows_desktop: list, read',
          }}
        />
      );
    case 'login':
    case 'device':
    case 'access_request':
    case 'bot_instance_id':
      return <TypedPicker selection={selection} kind={kind} />;
  }
}

interface SelectionProps {
  selection: Selection;
}

function UserPicker({ selection }: SelectionProps) {
  const users = useQuery(usersQuery);
  const titles = [NAME, ROLES, TYPE];
  return (
    <ClientSearchPicker
      selection={selection}
      query={users}
      choicesOf={userChoices}
      kind={{ page: 'users', titles, sort: 'name', permission: 'user: list, read' }}
    />
  );
}

function RolePicker({ selection }: SelectionProps) {
  const roles = useQuery(rolesQuery);
  const rest = restOfRoles(roles.data);
  return (
    <ClientSearchPicker
      selection={selection}
      query={roles}
      notLoadedNotice={rest && <RestOfList rest={rest} moreNotLoaded={MORE_TARGETS_NOT_LOADED} />}
      choicesOf={roleChoices}
      kind={{ page: 'roles', titles: [NAME], sort: 'name', permission: 'role: list, read' }}
    />
  );
}

/** Lists the current user's MFA devices, because the proxy lists no others (docs/protocol/resources.md#8.3). */
function DevicePicker({ selection }: SelectionProps) {
  const devices = useQuery(devicesQuery);
  const titles = [DEVICE_NAME, TYPE];
  return (
    <ClientSearchPicker
      selection={selection}
      query={devices}
      choicesOf={deviceChoices}
      kind={{ page: 'mfaDevices', titles, sort: 'name' }}
    />
  );
}
