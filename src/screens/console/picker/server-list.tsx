import type { Schemas } from '#api/schemas.ts';
import { pageTitles } from '#domain/navigation.ts';
import { connectAs, connectAsTo, CONNECT, NO_LOGINS, noServersMatch, OTHER_LOGIN } from '#domain/resources/messages.ts';
import { orderedLogins } from '#domain/resources/logins.ts';
import type { TerminalTarget } from '#domain/terminal/terminal-target.ts';
import { environmentOf, type Environment } from '#domain/workspace/environment.ts';
import { readLabels } from '#features/list/read-labels.ts';
import { fieldsOf, listOf, textOr, uniqueNames } from '#lib/untrusted.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { Button } from '#ui/button/button.tsx';
import { SplitButton } from '#ui/button/split-button.tsx';
import { MORE_SERVERS_MATCH, NO_SERVERS, NO_SERVERS_SO_FAR, otherLogins, quotedSearch } from './messages.ts';
import * as css from './picker.css.ts';

interface ServerEntry {
  id: string;
  name: string;
  address: string;
  logins: string[];
  environment: Environment | undefined;
}

/** Parses the servers of an answer and skips unreadable ones. */
export function parseServers(items: unknown): ServerEntry[] {
  return listOf(items).flatMap((raw) => {
    const { id, hostname, addr, tags, sshLogins } = fieldsOf<Schemas['Server']>(raw);
    if (typeof id !== 'string' || id === '') return [];
    const labels = readLabels(tags);
    return [
      {
        id,
        name: sanitize(textOr(hostname, id)),
        address: sanitize(textOr(addr, '')),
        logins: orderedLogins(uniqueNames(sshLogins)),
        environment: environmentOf(labels),
      },
    ];
  });
}

interface ServerListProps {
  page: { items?: unknown; startKey?: unknown };
  search: string;
  /** The number of requested servers. */
  max: number;
  /** The label of the list. */
  name: string;
  onChoose: (target: TerminalTarget) => void;
}

export function ServerList({ page: { items, startKey }, search, max, name, onChoose }: ServerListProps) {
  const servers = parseServers(items);
  const hasMore = textOr(startKey, '') !== '';
  if (servers.length === 0 && hasMore) return <output>{NO_SERVERS_SO_FAR}</output>;
  if (servers.length === 0)
    return <output>{search === '' ? NO_SERVERS : noServersMatch(quotedSearch(sanitize(search)))}</output>;
  return (
    <>
      <h3 className={css.heading}>{pageTitles.servers}</h3>
      <ul className={css.servers} aria-label={name}>
        {servers.map((server) => (
          <ServerItem key={server.id} server={server} onChoose={(login) => onChoose({ server_id: server.id, login })} />
        ))}
      </ul>
      {servers.length >= max && hasMore && <p>{MORE_SERVERS_MATCH}</p>}
    </>
  );
}

function ServerItem({ server, onChoose }: { server: ServerEntry; onChoose: (login: string) => void }) {
  const { name, address, environment, logins } = server;
  const [firstLogin, ...moreLogins] = logins;
  return (
    <li className={css.server}>
      <span className={css.names}>
        <strong className={css.name}>{name}</strong>
        <span className={css.address}>{address}</span>
      </span>
      {environment && <span className={css.environment}>{sanitize(`${environment.key}: ${environment.value}`)}</span>}
      <SplitButton
        label={otherLogins(name)}
        entries={
          firstLogin === undefined
            ? [{ kind: 'heading', label: NO_LOGINS }]
            : moreLogins.map((login) => ({ kind: 'action', label: sanitize(login), onSelect: () => onChoose(login) }))
        }
        input={{ label: OTHER_LOGIN, action: CONNECT, onSubmit: (login) => login.trim() && onChoose(login.trim()) }}
      >
        <Button
          size="small"
          aria-label={firstLogin === undefined ? CONNECT : connectAsTo(sanitize(firstLogin), name)}
          disabledReason={firstLogin === undefined ? NO_LOGINS : undefined}
          onClick={() => firstLogin !== undefined && onChoose(firstLogin)}
        >
          {firstLogin === undefined ? CONNECT : connectAs(sanitize(firstLogin))}
        </Button>
      </SplitButton>
    </li>
  );
}
