import { keepPreviousData } from '@tanstack/react-query';
import { useEffect, useRef, useState, useEffectEvent, type KeyboardEvent } from 'react';
import { $api } from '#api/api.ts';
import { pageTitles } from '#domain/navigation.ts';
import {
  SERVERS_NOT_LOADED,
  connectAs,
  connectAsTo,
  CONNECT,
  NO_LOGINS,
  noServersMatch,
  OTHER_LOGIN,
} from '#domain/resources/messages.ts';
import { parseSshTarget } from '#domain/resources/ssh-target.ts';
import type { TerminalTarget } from '#domain/terminal/terminal-target.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { Button } from '#ui/button/button.tsx';
import { SearchField } from '#ui/field/search-field.tsx';
import { Answer } from '#ui/feedback/answer.tsx';
import { Loading } from '#ui/feedback/loading.tsx';
import {
  connectTo,
  labelInPane,
  LOADING_SERVERS,
  RECENT_SERVERS,
  SEARCH_SERVERS,
  START_SESSION,
  MORE_SERVERS_MATCH,
  NO_SERVERS,
  NO_SERVERS_SO_FAR,
  otherLogins,
  quotedSearch,
} from './messages.ts';
import { recentServers } from '#features/active-sessions/recent-servers.ts';
import * as css from './picker.css.ts';
import type { Schemas } from '#api/schemas.ts';
import { orderedLogins } from '#domain/resources/logins.ts';
import { EnvironmentChip } from '#ui/mark/environment.tsx';
import { environmentOf, type Environment } from '#domain/workspace/environment.ts';
import type { Label } from '#lib/text/labels.ts';
import { readLabels } from '#features/list/read-labels.ts';
import { useEnvironmentLabel } from '#features/list/use-environment-label.ts';
import { fieldsOf, listOf, textOr, uniqueNames } from '#lib/untrusted.ts';
import { SplitButton } from '#ui/button/split-button.tsx';

interface ServerEntry {
  id: string;
  name: string;
  address: string;
  logins: string[];
  labels: Label[];
}

/** Parses the servers of an answer and skips unreadable ones. */
function parseServers(items: unknown): ServerEntry[] {
  return listOf(items).flatMap((raw) => {
    const { id, hostname, addr, tags, sshLogins } = fieldsOf<Schemas['Server']>(raw);
    if (typeof id !== 'string' || id === '') return [];
    return [
      {
        id,
        name: sanitize(textOr(hostname, id)),
        address: sanitize(textOr(addr, '')),
        logins: orderedLogins(uniqueNames(sshLogins)),
        labels: readLabels(tags),
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

function ServerList({ page: { items, startKey }, search, max, name, onChoose }: ServerListProps) {
  const environmentLabel = useEnvironmentLabel();
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
          <ServerItem
            key={server.id}
            server={server}
            environment={environmentOf(server.labels, environmentLabel)}
            onChoose={(login) => onChoose({ server_id: server.id, login })}
          />
        ))}
      </ul>
      {servers.length >= max && hasMore && <p>{MORE_SERVERS_MATCH}</p>}
    </>
  );
}

interface ServerItemProps {
  server: ServerEntry;
  environment: Environment | undefined;
  onChoose: (login: string) => void;
}

function ServerItem({ server: { name, address, logins }, environment, onChoose }: ServerItemProps) {
  const [firstLogin, ...moreLogins] = logins;
  return (
    <li className={css.server}>
      <span className={css.names}>
        <strong className={css.name}>{name}</strong>
        <span className={css.address}>{address}</span>
      </span>
      {environment && <EnvironmentChip environment={environment} />}
      <SplitButton
        size="small"
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

interface ConnectOnEnterOptions {
  /** The proxy's answer to exactly this search; undefined until it arrives. */
  items: unknown;
  onSearch: (searchText: string) => void;
  onChoose: (target: TerminalTarget) => void;
}

/**
 * Enter connects to a typed `login@host`, otherwise to the first server of the search as soon as its results arrive.
 * Any other key cancels a pending Enter.
 */
function useConnectOnEnter({ items, onSearch, onChoose }: ConnectOnEnterOptions): (event: KeyboardEvent) => void {
  const [isEnterPending, setEnterPending] = useState(false);
  const isLoaded = items !== undefined;
  const choose = useEffectEvent(() => {
    const [first] = parseServers(items);
    const [login] = first?.logins ?? [];
    if (first && login !== undefined) onChoose({ server_id: first.id, login });
  });
  useEffect(() => {
    if (isEnterPending && isLoaded) choose();
  }, [isEnterPending, isLoaded]);
  return ({ key, target }) => {
    if (!(target instanceof HTMLInputElement) || target.type !== 'search') return;
    const searchText = target.value.trim();
    const typedTarget = parseSshTarget(searchText);
    setEnterPending(key === 'Enter' && searchText !== '' && !typedTarget.ok);
    if (key !== 'Enter' || searchText === '') return;
    if (typedTarget.ok) onChoose({ server_id: typedTarget.host, login: typedTarget.login });
    else onSearch(target.value);
  };
}

const SERVERS_PER_REQUEST = 25;
const MAX_RECENT = 6;

interface ServerPickerProps {
  cluster: string;
  isFocused: boolean;
  /** The number of the pane, if its tab has several pickers. */
  pane: number | undefined;
  onChoose: (target: TerminalTarget) => void;
}

/** Lets the user choose a server for a pane: by search, from recent servers, or as `login@host` like for `ssh`. */
export function ServerPicker({ cluster, isFocused, pane, onChoose }: ServerPickerProps) {
  const labelForPane = (text: string) => (pane === undefined ? text : labelInPane(text, pane));
  const [search, setSearch] = useState('');
  const container = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isFocused && !container.current?.contains(document.activeElement))
      container.current?.querySelector('input')?.focus();
  }, [isFocused]);
  const query = { search, limit: SERVERS_PER_REQUEST, sort: 'hostname:asc' };
  const serversQuery = $api.useQuery(
    'get',
    '/v1/webapi/sites/{cluster}/nodes',
    { params: { path: { cluster }, query } },
    { placeholderData: keepPreviousData },
  );
  const typedTarget = parseSshTarget(search);
  const items = serversQuery.data === undefined || serversQuery.isPlaceholderData ? undefined : serversQuery.data.items;
  const onKeyDown = useConnectOnEnter({ items, onSearch: setSearch, onChoose });
  return (
    // Handles the keys of the search field.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section ref={container} className={css.picker} aria-label={labelForPane(START_SESSION)} onKeyDown={onKeyDown}>
      <div className={css.column}>
        <h2 className={css.title}>{START_SESSION}</h2>
        <SearchField label={SEARCH_SERVERS} value={search} onChange={setSearch} />
        {typedTarget.ok && (
          <Button onClick={() => onChoose({ server_id: typedTarget.host, login: typedTarget.login })}>
            {connectTo(sanitize(typedTarget.login), sanitize(typedTarget.host))}
          </Button>
        )}
        {search === '' && <RecentServers cluster={cluster} name={labelForPane(RECENT_SERVERS)} onChoose={onChoose} />}
        <Answer
          query={serversQuery}
          permission="node: list"
          errorTitle={SERVERS_NOT_LOADED}
          placeholder={<Loading label={LOADING_SERVERS} />}
        >
          {(page) => (
            <ServerList
              page={page}
              search={search}
              max={SERVERS_PER_REQUEST}
              name={labelForPane(pageTitles.servers)}
              onChoose={onChoose}
            />
          )}
        </Answer>
      </div>
    </section>
  );
}

function RecentServers({
  cluster,
  name,
  onChoose,
}: Pick<ServerPickerProps, 'cluster' | 'onChoose'> & { name: string }) {
  const [storedServers] = useState(recentServers);
  const recent = storedServers.filter((server) => server.cluster === cluster).slice(0, MAX_RECENT);
  if (recent.length === 0) return null;
  return (
    <>
      <h3 className={css.heading}>{RECENT_SERVERS}</h3>
      <ul className={css.recent} aria-label={name}>
        {recent.map(({ server_id, login, hostname }) => (
          <li key={`${login}@${server_id}`}>
            <Button size="small" onClick={() => onChoose({ server_id, login })}>
              {sanitize(`${login}@${hostname}`)}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
