// Columns with what roles grant, and how many problems the role checks find. The checks load separately, because the
// parser of YAML is large.
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import Database from 'lucide-react/icons/database';
import Hexagon from 'lucide-react/icons/hexagon';
import Monitor from 'lucide-react/icons/monitor';
import Server from 'lucide-react/icons/server';
import Shield from 'lucide-react/icons/shield';
import AppWindow from 'lucide-react/icons/app-window';
import { Link, useOutletContext, useSearchParams } from 'react-router-dom';
import { dialectOfContext } from '#api/dialect/dialect-query.ts';
import { keyOf } from '#api/query-keys.ts';
import { FOREVER_MS } from '#api/stale-times.ts';
import { pageTitles } from '#domain/navigation.ts';
import type { PageContext } from '#domain/page-context.ts';
import { roleContentsIn } from '#domain/roles/role-list.ts';
import type { RoleSummaries, RoleSummary } from '#domain/roles/role-summary.ts';
import type { RoleVersion } from '#domain/schemas/role-terms.ts';
import { editAddress } from '#features/editor/use-resource-page.ts';
import type { ResourceRow } from '#features/editor/list/read-items.ts';
import type { Column } from '#features/list/resource-kind.ts';
import { runInSteps } from '#lib/async/run-in-steps.ts';
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx';
import { Icon } from '#ui/mark/icon.tsx';
import { ADMINISTRATION, GRANTS, problemCount, problemsOfRole } from './messages.ts';
import { PROBLEMS } from '#ui/code/messages.ts';
import { newestRoleVersion } from './role-version.ts';
import * as css from './role-columns.css.ts';

const summariesQuery = (roles: unknown, loadedAt: number, newest: RoleVersion) =>
  queryOptions({
    queryKey: keyOf('/v1/webapi/roles', {}, ['summaries', loadedAt, newest]),
    queryFn: async ({ signal }): Promise<RoleSummaries> => {
      const { summarizeRoles } = await import('#domain/roles/role-summary.ts');
      return runInSteps(summarizeRoles(roleContentsIn(roles), newest), signal);
    },
    enabled: roles !== undefined,
    staleTime: FOREVER_MS,
    placeholderData: keepPreviousData,
  });

type Grant = RoleSummary['grants'][number];

const GRANT_ICONS = {
  servers: Server,
  apps: AppWindow,
  databases: Database,
  kubeClusters: Hexagon,
  desktops: Monitor,
  admin: Shield,
} as const;

const grantName = (grant: Grant): string => (grant === 'admin' ? ADMINISTRATION : pageTitles[grant]);

const GrantIcon = ({ grant }: { grant: Grant }) => (
  <span title={grantName(grant)}>
    <Icon icon={GRANT_ICONS[grant]} />
    <VisuallyHidden>{grantName(grant)}</VisuallyHidden>
  </span>
);

function ProblemsLink({ role, count }: { role: ResourceRow; count: number }) {
  const [params] = useSearchParams();
  return (
    <Link to={editAddress(params, role.key)} aria-label={problemsOfRole(count, role.name)}>
      {problemCount(count)}
    </Link>
  );
}

/** Pixels of an icon and the gap after it. */
const ICON_WIDTH = 22;

const grantsColumn = (summaries: RoleSummaries | undefined): Column<ResourceRow> => {
  const grantsOf = ({ key }: ResourceRow) => summaries?.get(key)?.grants ?? [];
  return {
    title: GRANTS,
    visibleFrom: 'middle',
    style: 'quiet',
    text: (role) => grantsOf(role).map(grantName).join(', '),
    sample: [''],
    extraWidth: () => Object.keys(GRANT_ICONS).length * ICON_WIDTH,
    cell: (role) => (
      <span className={css.grants}>
        {grantsOf(role).map((grant) => (
          <GrantIcon key={grant} grant={grant} />
        ))}
      </span>
    ),
  };
};

const problemsColumn = (summaries: RoleSummaries | undefined): Column<ResourceRow> => {
  const countOf = ({ key }: ResourceRow) => summaries?.get(key)?.problemCount ?? 0;
  return {
    title: PROBLEMS,
    visibleFrom: 'wide',
    style: 'quiet',
    text: (role) => (countOf(role) === 0 ? '' : problemCount(countOf(role))),
    cell: (role) => countOf(role) > 0 && <ProblemsLink role={role} count={countOf(role)} />,
  };
};

/** The columns; empty cells until the roles are checked. The problems have a column only if there are any. */
export function useRoleColumns(roles: unknown, loadedAt: number): Column<ResourceRow>[] {
  const { user } = useOutletContext<PageContext>();
  const { data } = useQuery(summariesQuery(roles, loadedAt, newestRoleVersion(dialectOfContext(user))));
  const hasProblems = [...(data?.values() ?? [])].some((summary) => summary.problemCount > 0);
  return [grantsColumn(data), ...(hasProblems ? [problemsColumn(data)] : [])];
}
