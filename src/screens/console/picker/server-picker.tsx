import { keepPreviousData } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { $api } from '#api/api.ts';
import { pageTitles } from '#domain/navigation.ts';
import { SERVERS_NOT_LOADED } from '#domain/resources/messages.ts';
import { parseSshTarget } from '#domain/resources/ssh-target.ts';
import type { TerminalTarget } from '#domain/terminal/terminal-target.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { Button } from '#ui/button/button.tsx';
import { SearchField } from '#ui/field/search-field.tsx';
import { Answer } from '#ui/feedback/answer.tsx';
import { Loading } from '#ui/feedback/loading.tsx';
import { ServerList } from './server-list.tsx';
import { connectTo, labelInPane, LOADING_SERVERS, RECENT_SERVERS, SEARCH_SERVERS, START_SESSION } from './messages.ts';
import { recentServers } from './recent-servers.ts';
import { useConnectOnEnter } from './use-connect-on-enter.ts';
import * as css from './picker.css.ts';

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
