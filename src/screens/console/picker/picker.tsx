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
import { Found } from './found.tsx';
import { connectTo, inPane, LOADING_SERVERS, RECENT, SEARCH_SERVERS, START_SESSION } from './messages.ts';
import { recentSessions } from './memory.ts';
import { useEnter } from './use-enter.ts';
import * as css from './picker.css.ts';

const SHOWN = 25;
const MOST_RECENT = 6;

interface PickerProps {
  cluster: string;
  isFocused: boolean;
  /** The number of its pane, where its tab has several choices. */
  pane: number | undefined;
  onChoose: (target: TerminalTarget) => void;
}

/** The choice of a server for a pane: by search, from the last ones, or typed as for `ssh`. */
export function Picker({ cluster, isFocused, pane, onChoose }: PickerProps) {
  const named = (what: string) => (pane === undefined ? what : inPane(what, pane));
  const [search, setSearch] = useState('');
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isFocused && !place.current?.contains(document.activeElement)) place.current?.querySelector('input')?.focus();
  }, [isFocused]);
  const query = { search, limit: SHOWN, sort: 'hostname:asc' };
  const asked = $api.useQuery(
    'get',
    '/v1/webapi/sites/{cluster}/nodes',
    { params: { path: { cluster }, query } },
    { placeholderData: keepPreviousData },
  );
  const typed = parseSshTarget(search);
  const items = asked.data === undefined || asked.isPlaceholderData ? undefined : asked.data.items;
  const press = useEnter({ items, onSearch: setSearch, onChoose });
  return (
    // The keys are those of the field inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section ref={place} className={css.picker} aria-label={named(START_SESSION)} onKeyDown={press}>
      <div className={css.column}>
        <h2 className={css.title}>{START_SESSION}</h2>
        <SearchField label={SEARCH_SERVERS} value={search} onChange={setSearch} />
        {typed.ok && (
          <Button onClick={() => onChoose({ server_id: typed.host, login: typed.login })}>
            {connectTo(sanitize(typed.login), sanitize(typed.host))}
          </Button>
        )}
        {search === '' && <RecentOnes cluster={cluster} name={named(RECENT)} onChoose={onChoose} />}
        <Answer
          query={asked}
          permission="node: list"
          errorTitle={SERVERS_NOT_LOADED}
          placeholder={<Loading label={LOADING_SERVERS} />}
        >
          {(page) => (
            <Found page={page} search={search} most={SHOWN} name={named(pageTitles.servers)} onChoose={onChoose} />
          )}
        </Answer>
      </div>
    </section>
  );
}

function RecentOnes({ cluster, name, onChoose }: Pick<PickerProps, 'cluster' | 'onChoose'> & { name: string }) {
  const [kept] = useState(recentSessions);
  const recent = kept.filter((one) => one.cluster === cluster).slice(0, MOST_RECENT);
  if (recent.length === 0) return null;
  return (
    <>
      <h3 className={css.heading}>{RECENT}</h3>
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
