import CircleAlert from 'lucide-react/icons/circle-alert';
import Plus from 'lucide-react/icons/plus';
import SearchX from 'lucide-react/icons/search-x';
import { useOutletContext } from 'react-router-dom';
import type { PageContext } from '#domain/page-context.ts';
import { labelText } from '#lib/text/labels.ts';
import { links } from '#lib/links.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { Button } from '#ui/button/button.tsx';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { requiresPermission } from '#ui/feedback/messages.ts';
import type { ListKind, ListMessages, Resource } from './resource-kind.ts';
import type { ListState, FullListState } from './list-params.ts';
import { CLEAR_FILTERS, EDIT_QUERY, ENROLL_IN_ROOT, INVALID_QUERY, NO_ACCESS } from './messages.ts';

/** The search text for the page with resources to enroll. */
const ENROLL_SEARCH: Readonly<Record<ListKind<Resource>['page'], string>> = {
  servers: 'server',
  apps: 'application',
  kubeClusters: 'kubernetes',
  databases: 'database',
  desktops: 'desktop',
  allResources: '',
};

const enrollLink = ({ page }: Pick<ListKind<Resource>, 'page'>): string =>
  links.discover({}, { search: ENROLL_SEARCH[page] });

/**
 * Shown if the user can see no resource of this kind. Links to enrollment if they can enroll
 * (docs/protocol/resources.md#16.1).
 */
export function NoResources({ kind }: { kind: Pick<ListKind<Resource>, 'icon' | 'messages' | 'page'> }) {
  const { icon, messages } = kind;
  const { features, cluster, root } = useOutletContext<PageContext>();
  if (!features.addAgents || cluster !== root)
    return (
      <EmptyState icon={icon} title={messages.noAccess(sanitize(cluster))}>
        <p>{NO_ACCESS}</p>
      </EmptyState>
    );
  return (
    <EmptyState
      icon={icon}
      title={messages.none}
      action={
        <ButtonLink variant="primary" to={enrollLink(kind)}>
          {messages.enroll}
        </ButtonLink>
      }
    >
      <p>{messages.first}</p>
    </EmptyState>
  );
}

interface NoMatchProps {
  listParams: Pick<FullListState, 'search' | 'clear'> & Partial<Pick<ListState, 'labels' | 'rest'>>;
  messages: Pick<ListMessages, 'searchHint' | 'noMatch'>;
  /** The names of other active filters. */
  otherFilters?: readonly string[] | undefined;
}

export function NoMatch({ listParams, messages, otherFilters }: NoMatchProps) {
  const { search, labels, rest = '', clear } = listParams;
  const filters = [
    search && `"${sanitize(search)}"`,
    ...(labels?.map(labelText) ?? []),
    sanitize(rest),
    ...(otherFilters ?? []),
  ]
    .filter(Boolean)
    .join(', ');
  return (
    <EmptyState
      icon={SearchX}
      title={messages.noMatch(filters)}
      action={<Button onClick={clear}>{CLEAR_FILTERS}</Button>}
    >
      <p>{messages.searchHint}</p>
    </EmptyState>
  );
}

/** Shown for a query that the proxy can't parse. The reason is below the field. */
export function InvalidQuery({ listParams: { clear, isQuery, switchToQuery } }: { listParams: ListState }) {
  return (
    <EmptyState
      icon={CircleAlert}
      title={INVALID_QUERY}
      action={
        <>
          {!isQuery && <Button onClick={switchToQuery}>{EDIT_QUERY}</Button>}
          <Button onClick={clear}>{CLEAR_FILTERS}</Button>
        </>
      }
    />
  );
}

export function EnrollButton({ kind }: { kind: Pick<ListKind<Resource>, 'messages' | 'page'> }) {
  const { features, cluster, root } = useOutletContext<PageContext>();
  const disabledReason = features.addAgents
    ? cluster === root
      ? undefined
      : ENROLL_IN_ROOT
    : requiresPermission('token: create');
  return (
    <ButtonLink to={enrollLink(kind)} icon={Plus} disabledReason={disabledReason}>
      {kind.messages.enroll}
    </ButtonLink>
  );
}
