import { useOutletContext } from 'react-router-dom';
import type { PageContext } from '#domain/page-context.ts';
import { links } from '#lib/links.ts';
import { LoginConnect } from './login-connect.tsx';
import type { ServerRow } from '#screens/resources/server-row.ts';

export function ServerConnect({ server: { id, name, logins } }: { server: ServerRow }) {
  const { cluster } = useOutletContext<PageContext>();
  return (
    <LoginConnect name={name} logins={logins} linkOf={(login) => links.terminal({ cluster, server: id, login })} />
  );
}
