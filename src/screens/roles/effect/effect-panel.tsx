// Beside the text of a role: what the change gives and takes away, while it is typed. Nothing is loaded before it is shown.
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useOutletContext } from 'react-router-dom';
import { usersQuery } from '#api/identity/users.ts';
import { rolesQuery } from '#api/roles.ts';
import { pageTitles } from '#domain/navigation.ts';
import type { PageContext } from '#domain/page-context.ts';
import { parseHolders, countUnlistedRoles } from '#domain/roles/role-holders.ts';
import { isSameReach, REACHED_KINDS, reachOf, type ReachedKind } from '#domain/roles/role-reach.ts';
import { parseRole, parseRoleDocument } from '#domain/roles/role-document.ts';
import { changedUnknownPaths, unknownPartsOf } from '#domain/roles/unknown-parts.ts';
import type { CheckedText } from '#features/editor/use-checked-text.ts';
import { Panel } from '#ui/layout/panel.tsx';
import { requiresPermission } from '#ui/feedback/messages.ts';
import * as css from './effect.css.ts';
import { Holders } from './holders.tsx';
import { KindEffect } from './kind-effect.tsx';
import * as says from './messages.ts';
import type { Change } from './use-effect-of.ts';

interface EffectPanelProps {
  /** What was last read of the text. */
  of: CheckedText;
  /** Undefined for a role that is new. */
  saved: string | undefined;
  name: string;
}

/** What a list of each kind requires (docs/protocol/resources.md#4.5). */
const PERMISSIONS: Readonly<Record<ReachedKind, string>> = {
  servers: 'node: list',
  apps: 'app_server: list',
  databases: 'db_server: list',
  kubeClusters: 'kube_server: list',
  desktops: 'windows_desktop: list',
};

type ReadRole = ReturnType<typeof parseRole>;

const partsOf = (role: ReadRole | undefined) => (role?.ok ? unknownPartsOf(role) : []);

export function EffectPanel({ of, saved, name }: EffectPanelProps) {
  const { features } = useOutletContext<PageContext>();
  const after = useMemo(() => (of.text === undefined ? undefined : parseRoleDocument(of.text, of.document)), [of]);
  const before = useMemo(() => (saved === undefined ? undefined : parseRole(saved)), [saved]);
  const unclear = useMemo(
    () => (after?.ok ? changedUnknownPaths(partsOf(before), partsOf(after)) : []),
    [before, after],
  );
  const users = useQuery({ ...usersQuery, enabled: features.users });
  const roles = useQuery({ ...rolesQuery, enabled: features.roles });
  const holders = parseHolders(users.data, name);
  const unlisted = roles.isPending ? 0 : countUnlistedRoles(roles.data, holders, name);
  return (
    <div className={css.aside}>
      <Panel>
        <div className={css.part}>
          <h2 className={css.title}>{says.TITLE}</h2>
          {after && !after.ok && <p className={css.note}>{says.unreadableAt(after.line)}</p>}
          {after?.ok && (
            <Changes
              change={{
                name,
                before: before?.ok ? before.value : undefined,
                after: after.value,
                users: users.data,
                roles: roles.data,
              }}
              holders={holders.length}
              isUnclear={unclear.length > 0}
            />
          )}
          {unclear.length > 0 && <p className={css.note}>{says.unknownFieldsChange(unclear.join(', '))}</p>}
          {unlisted > 0 && <p className={css.note}>{says.rolesUnknown(unlisted)}</p>}
        </div>
      </Panel>
      <Holders of={holders} instead={missingHolders(features.users, users, holders.length)} />
    </div>
  );
}

/** Why nobody is named. */
function missingHolders(
  isAllowed: boolean,
  users: { error: unknown; isPending: boolean },
  count: number,
): string | undefined {
  if (!isAllowed) return says.HOLDERS_HIDDEN;
  if (users.error) return says.HOLDERS_NOT_LOADED;
  return users.isPending || count > 0 ? undefined : says.NOBODY;
}

interface ChangesProps {
  change: Change;
  holders: number;
  /** Unknown fields change, which may have any effect. */
  isUnclear: boolean;
}

function Changes({ change, holders, isUnclear }: ChangesProps) {
  const { cluster, features } = useOutletContext<PageContext>();
  const kinds = REACHED_KINDS.filter((kind) => !isSameReach(reachOf(change.before, kind), reachOf(change.after, kind)));
  if (kinds.length === 0) return isUnclear ? null : <p className={css.note}>{says.SAME_REACH}</p>;
  return (
    <>
      {kinds.map((kind) =>
        features[kind] ? (
          <KindEffect key={kind} kind={kind} cluster={cluster} change={change} holders={holders} />
        ) : (
          <Hidden key={kind} kind={kind} />
        ),
      )}
      <p className={css.note}>{says.OWN_VIEW}</p>
    </>
  );
}

/** A kind that the user may not list. */
const Hidden = ({ kind }: { kind: ReachedKind }) => (
  <section className={css.part} aria-label={pageTitles[kind]}>
    <h3 className={css.kind}>{pageTitles[kind]}</h3>
    <p className={css.note}>{requiresPermission(PERMISSIONS[kind])}</p>
  </section>
);
