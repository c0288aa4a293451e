// The panel next to a role's text. It shows the effect of the change while the user types. Nothing is loaded before the
// panel opens.
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useOutletContext } from 'react-router-dom';
import { usersQuery } from '#api/identity/users.ts';
import { rolesQuery } from '#api/roles.ts';
import { pageTitles } from '#domain/navigation.ts';
import type { PageContext } from '#domain/page-context.ts';
import { parseHolders, countUnlistedRoles, type ListedHolder } from '#domain/roles/role-holders.ts';
import { isSameReach, REACHED_KINDS, reachOf, type ReachedKind } from '#domain/roles/role-reach.ts';
import { parseRole, parseRoleDocument } from '#domain/roles/role-document.ts';
import { changedUnknownPaths, unknownPartsOf } from '#domain/roles/unknown-parts.ts';
import type { CheckedText } from '#features/editor/use-checked-text.ts';
import { Panel } from '#ui/layout/panel.tsx';
import { requiresPermission } from '#ui/feedback/messages.ts';
import * as css from './effect.css.ts';
import { KindEffect } from './kind-effect.tsx';
import * as messages from './messages.ts';
import { AUTH_TYPE_LABELS, HELD_BY, SHOW_FEWER, showAll } from './messages.ts';
import type { RoleComparison } from './use-role-effect.ts';
import { BOT } from '#domain/users/messages.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { LinkButton } from '#ui/button/link-button.tsx';
import { UntrustedText } from '#ui/text/untrusted-text.tsx';

const COLLAPSED_COUNT = 5;

const userTypeText = ({ isBot, authType }: ListedHolder): string =>
  isBot ? BOT : (AUTH_TYPE_LABELS[authType] ?? sanitize(authType));

/** The users who hold the role and how they sign in, or the reason why the list is empty. */
function HolderList({ holders, emptyReason }: { holders: readonly ListedHolder[]; emptyReason: string | undefined }) {
  const [isExpanded, setExpanded] = useState(false);
  return (
    <Panel>
      <section className={css.section} aria-label={HELD_BY}>
        <h2 className={css.title}>{HELD_BY}</h2>
        {emptyReason !== undefined && <p className={css.note}>{emptyReason}</p>}
        {holders.length > 0 && (
          <ul className={css.rows}>
            {(isExpanded ? holders : holders.slice(0, COLLAPSED_COUNT)).map((holder) => (
              <li key={holder.name} className={css.row}>
                <span className={css.holder}>
                  <UntrustedText>{holder.name}</UntrustedText>
                </span>
                <span className={css.reason}>{userTypeText(holder)}</span>
              </li>
            ))}
          </ul>
        )}
        {holders.length > COLLAPSED_COUNT && (
          <p className={css.note}>
            <LinkButton aria-expanded={isExpanded} onClick={() => setExpanded(!isExpanded)}>
              {isExpanded ? SHOW_FEWER : showAll(holders.length)}
            </LinkButton>
          </p>
        )}
      </section>
    </Panel>
  );
}

interface RoleEffectPanelProps {
  /** The last parsed version of the text. */
  checkedText: CheckedText;
  /** Undefined for a new role. */
  savedText: string | undefined;
  name: string;
}

/** The permission that each list requires (docs/protocol/resources.md#4.5). */
const LIST_PERMISSIONS: Readonly<Record<ReachedKind, string>> = {
  servers: 'node: list',
  apps: 'app_server: list',
  databases: 'db_server: list',
  kubeClusters: 'kube_server: list',
  desktops: 'windows_desktop: list',
};

type ParsedRole = ReturnType<typeof parseRole>;

const unknownFieldsOf = (role: ParsedRole | undefined) => (role?.ok ? unknownPartsOf(role) : []);

export function RoleEffectPanel({ checkedText, savedText, name }: RoleEffectPanelProps) {
  const { features } = useOutletContext<PageContext>();
  const editedRole = useMemo(
    () => (checkedText.text === undefined ? undefined : parseRoleDocument(checkedText.text, checkedText.document)),
    [checkedText],
  );
  const storedRole = useMemo(() => (savedText === undefined ? undefined : parseRole(savedText)), [savedText]);
  const unclearPaths = useMemo(
    () => (editedRole?.ok ? changedUnknownPaths(unknownFieldsOf(storedRole), unknownFieldsOf(editedRole)) : []),
    [storedRole, editedRole],
  );
  const users = useQuery({ ...usersQuery, enabled: features.users });
  const roles = useQuery({ ...rolesQuery, enabled: features.roles });
  const holders = parseHolders(users.data, name);
  const unlistedCount = roles.isPending ? 0 : countUnlistedRoles(roles.data, holders, name);
  return (
    <div className={css.aside}>
      <Panel>
        <div className={css.section}>
          <h2 className={css.title}>{messages.EFFECT_TITLE}</h2>
          {editedRole && !editedRole.ok && <p className={css.note}>{messages.unreadableAt(editedRole.line)}</p>}
          {editedRole?.ok && (
            <RoleChanges
              change={{
                name,
                before: storedRole?.ok ? storedRole.value : undefined,
                after: editedRole.value,
                users: users.data,
                roles: roles.data,
              }}
              holders={holders.length}
              isUnclear={unclearPaths.length > 0}
            />
          )}
          {unclearPaths.length > 0 && (
            <p className={css.note}>{messages.unknownFieldsChange(unclearPaths.join(', '))}</p>
          )}
          {unlistedCount > 0 && <p className={css.note}>{messages.otherRolesUnreadable(unlistedCount)}</p>}
        </div>
      </Panel>
      <HolderList holders={holders} emptyReason={noHoldersReason(features.users, users, holders.length)} />
    </div>
  );
}

/** Why the list of holders is empty; undefined if it is not empty or still loading. */
function noHoldersReason(
  isAllowed: boolean,
  users: { error: unknown; isPending: boolean },
  count: number,
): string | undefined {
  if (!isAllowed) return messages.HOLDERS_HIDDEN;
  if (users.error) return messages.HOLDERS_NOT_LOADED;
  return users.isPending || count > 0 ? undefined : messages.NO_HOLDERS;
}

interface RoleChangesProps {
  change: RoleComparison;
  holders: number;
  /** Whether unknown fields change, so that the effect is unclear. */
  isUnclear: boolean;
}

function RoleChanges({ change, holders, isUnclear }: RoleChangesProps) {
  const { cluster, features } = useOutletContext<PageContext>();
  const kinds = REACHED_KINDS.filter((kind) => !isSameReach(reachOf(change.before, kind), reachOf(change.after, kind)));
  if (kinds.length === 0) return isUnclear ? null : <p className={css.note}>{messages.NO_LABEL_CHANGES}</p>;
  return (
    <>
      {kinds.map((kind) =>
        features[kind] ? (
          <KindEffect key={kind} kind={kind} cluster={cluster} change={change} holders={holders} />
        ) : (
          <HiddenKind key={kind} kind={kind} />
        ),
      )}
      <p className={css.note}>{messages.COMPARES_OWN_RESOURCES}</p>
    </>
  );
}

/** Shows the required permission for a kind that the user may not list. */
const HiddenKind = ({ kind }: { kind: ReachedKind }) => (
  <section className={css.section} aria-label={pageTitles[kind]}>
    <h3 className={css.kindTitle}>{pageTitles[kind]}</h3>
    <p className={css.note}>{requiresPermission(LIST_PERMISSIONS[kind])}</p>
  </section>
);
