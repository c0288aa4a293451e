import { useState } from 'react';
import { useOutletContext } from 'react-router-dom';
import type { PageContext } from '#domain/page-context.ts';
import { links } from '#lib/links.ts';
import { ButtonLink } from '#ui/button/button-link.tsx';
import type { Guide } from '#screens/discover/guide/use-guide.ts';
import { START_SESSION, TEST_HELP } from '#screens/discover/guide/messages.ts';
import { LOGIN } from '#lib/messages.ts';
import { NameSelect } from '#screens/discover/guide/testing/name-select.tsx';
import { RunConnectionTest } from '#screens/discover/guide/testing/run-connection-test.tsx';
import * as css from '#screens/discover/guide/guide.css.ts';

/** Tests whether the server accepts a login. */
export function ServerTest({ guide }: { guide: Guide }) {
  const { root } = useOutletContext<PageContext>();
  const { id = '', name = '', grants = {} } = guide.found ?? {};
  const logins = grants.logins ?? [];
  const [login, setLogin] = useState(logins[0] ?? '');
  const testRequest = {
    mfaTarget: { node: { node_name: name, login } },
    test: { resource_kind: 'node', resource_name: name, ssh_principal: login },
    login,
  } as const;
  return (
    <>
      <p>{TEST_HELP}</p>
      <div className={css.fields}>
        <NameSelect label={LOGIN} names={logins} value={login} onChange={setLogin} />
      </div>
      <RunConnectionTest guide={guide} testRequest={testRequest}>
        <ButtonLink to={links.terminal({ cluster: root, server: id, login })} target="_blank" rel="noreferrer">
          {START_SESSION}
        </ButtonLink>
      </RunConnectionTest>
    </>
  );
}
