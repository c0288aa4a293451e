import SearchX from 'lucide-react/icons/search-x';
import Server from 'lucide-react/icons/server';
import { useOutletContext } from 'react-router-dom';
import type { Place } from '#domain/place.ts';
import { links } from '#lib/links.ts';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import type { useNarrowing } from './narrowing.ts';

/** Nothing the user may see; whoever may enroll is shown how (facts/resources.md 16.1). */
export function NoServers() {
  const { features, cluster, root } = useOutletContext<Place>();
  if (!features.addAgents || cluster !== root)
    return (
      <EmptyState icon={Server} title="No servers yet">
        <p>There is no server in {cluster} that your roles reach.</p>
      </EmptyState>
    );
  return (
    <EmptyState
      icon={Server}
      title="No servers yet"
      action={
        <ButtonLink variant="primary" to={links.discover()}>
          Enroll server
        </ButtonLink>
      }
    >
      <p>Enroll the first one: a single command on the machine is enough.</p>
    </EmptyState>
  );
}

export function NoMatch({ narrowing }: { narrowing: ReturnType<typeof useNarrowing> }) {
  const { search, labels, rest } = narrowing;
  const asked = [search && `“${search}”`, ...labels.map(({ name, value }) => `${name}: ${value}`), rest]
    .filter(Boolean)
    .join(', ');
  return (
    <EmptyState
      icon={SearchX}
      title={`Nothing matches ${asked}`}
      action={<Button onClick={narrowing.clear}>Clear filters</Button>}
    >
      <p>Every word must be part of a hostname, an address, an id or a label.</p>
    </EmptyState>
  );
}
