import { installServerCommand } from '#domain/enrollment/commands.ts';
import type { Guide } from '#screens/discover/guide/use-guide.ts';
import { InstallScript } from '#screens/discover/guide/joining/install-script.tsx';
import { JoinCommand } from '#screens/discover/guide/joining/join-command.tsx';
import { useGuideToken } from '#screens/discover/guide/joining/use-join-token.ts';
import { useJoinedServer } from '#screens/discover/guide/joining/joined-resource-queries.ts';
import { RUN_ON_SERVER, SERVER_HINTS, WAITING_FOR_SERVER } from '#screens/discover/guide/messages.ts';
import { WaitingToJoin } from '#screens/discover/guide/joining/waiting-to-join.tsx';

/** The command that installs the agent on a server, and the wait for the server. */
export function InstallServer({ guide }: { guide: Guide }) {
  const tokenRequest = useGuideToken(guide, 'Node');
  const joinQuery = useJoinedServer(guide, tokenRequest.token);
  return (
    <>
      <p>{RUN_ON_SERVER}</p>
      <JoinCommand tokenRequest={tokenRequest} commandOf={({ id }) => installServerCommand(location.origin, id)} />
      {tokenRequest.token && <InstallScript token={tokenRequest.token.id} />}
      <WaitingToJoin title={WAITING_FOR_SERVER} joinQuery={joinQuery} hints={SERVER_HINTS} />
    </>
  );
}
