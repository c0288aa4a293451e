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
import type { Kind, Resource, Words } from './kind.ts';
import type { ListState, WholeListState } from './list-params.ts';

/** Nothing the user may see; whoever may enroll is shown how (docs/protocol/resources.md#16.1). */
export function NoResources({ kind: { icon, words } }: { kind: Pick<Kind<Resource>, 'icon' | 'words'> }) {
  const { features, cluster, root } = useOutletContext<PageContext>();
  if (!features.addAgents || cluster !== root)
    return (
      <EmptyState icon={icon} title={words.outOfReach(sanitize(cluster))}>
        <p>Ask an administrator to grant you a role that gives you access.</p>
      </EmptyState>
    );
  return (
    <EmptyState
      icon={icon}
      title={words.none}
      action={
        <ButtonLink variant="primary" to={links.discover()}>
          {words.add}
        </ButtonLink>
      }
    >
      <p>{words.first}</p>
    </EmptyState>
  );
}

interface NoMatchProps {
  listParams: Pick<WholeListState, 'search' | 'clear'> & Partial<Pick<ListState, 'labels' | 'rest'>>;
  words: Pick<Words, 'parts'>;
}

export function NoMatch({ listParams: { search, labels, rest = '', clear }, words }: NoMatchProps) {
  const asked = [search && `“${sanitize(search)}”`, ...(labels?.map(labelText) ?? []), sanitize(rest)]
    .filter(Boolean)
    .join(', ');
  return (
    <EmptyState
      icon={SearchX}
      title={`Nothing matches ${asked}`}
      action={<Button onClick={clear}>Clear filters</Button>}
    >
      <p>{words.parts}</p>
    </EmptyState>
  );
}

/** A query that the proxy cannot read: what it says stands under the field. */
export function Unread({ listParams: { clear, isQuery, writeQuery } }: { listParams: ListState }) {
  return (
    <EmptyState
      icon={CircleAlert}
      title="The query cannot be read"
      action={
        <>
          {!isQuery && <Button onClick={writeQuery}>Edit the query</Button>}
          <Button onClick={clear}>Clear filters</Button>
        </>
      }
    />
  );
}

export function Enroll({ words }: Pick<Kind<Resource>, 'words'>) {
  const { features, cluster, root } = useOutletContext<PageContext>();
  const disabledReason = features.addAgents
    ? cluster === root
      ? undefined
      : 'Resources are enrolled in the root cluster'
    : 'Enrolling takes the permission create on token';
  return (
    <ButtonLink to={links.discover()} icon={Plus} disabledReason={disabledReason}>
      {words.add}
    </ButtonLink>
  );
}
