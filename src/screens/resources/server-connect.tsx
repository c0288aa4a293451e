import ChevronDown from 'lucide-react/icons/chevron-down';
import { useOutletContext } from 'react-router-dom';
import type { Place } from '#domain/place.ts';
import { announce } from '#lib/intent.ts';
import { links } from '#lib/links.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { MenuButton } from '#ui/menu-button.tsx';
import type { MenuEntry } from '#ui/menu-content.ts';
import { SplitButton } from '#ui/split-button.tsx';
import type { ServerRow } from './server-row.ts';

/** Opens a terminal in a tab of its own: the list stays where it is. */
function open(path: string): void {
  announce(path);
  window.open(path, '_blank', 'noopener');
}

export function ServerConnect({ server }: { server: ServerRow }) {
  const { cluster } = useOutletContext<Place>();
  const { id, name, logins } = server;
  const to = (login: string) => links.terminal({ cluster, server: id, login });
  const typed = {
    label: 'Other login',
    action: 'Connect',
    onSubmit: (login: string) => login.trim() && open(to(login.trim())),
  };
  const [first, ...others] = logins;
  const label = `Logins on ${name}`;
  if (first === undefined)
    return (
      <MenuButton
        label={label}
        size="small"
        icon={ChevronDown}
        entries={[{ kind: 'heading', label: 'Your roles name no login here' }]}
        typed={typed}
      />
    );
  const entries = others.map((login): MenuEntry => ({ kind: 'action', label: login, onSelect: () => open(to(login)) }));
  return (
    <SplitButton label={label} entries={entries} typed={typed}>
      <ButtonLink
        size="small"
        to={to(first)}
        target="_blank"
        aria-label={`Connect to ${name} as ${first}`}
        onClick={() => announce(to(first))}
        onAuxClick={() => announce(to(first))}
      >
        Connect as {first}
      </ButtonLink>
    </SplitButton>
  );
}
