import { installServerCommand } from '#domain/enrollment/commands.ts';
import type { Guide } from '#screens/discover/guide/guide-state.ts';
import { InstallScript } from '#screens/discover/guide/joining/install-script.tsx';
import { JoinCommand } from '#screens/discover/guide/joining/join-command.tsx';
import { useGuideToken } from '#screens/discover/guide/joining/join-token.ts';
import { useJoinedServer } from '#screens/discover/guide/joining/joined.ts';
import { RUN_ON_SERVER, SERVER_HINTS, WAITING_FOR_SERVER } from '#screens/discover/guide/messages.ts';
import { Waiting } from '#screens/discover/guide/joining/waiting.tsx';

/** The command that installs the agent on a server, and the wait for it. */
export function InstallServer({ guide }: { guide: Guide }) {
  const making = useGuideToken(guide, 'Node');
  const asked = useJoinedServer(guide, making.token);
  return (
    <>
      <p>{RUN_ON_SERVER}</p>
      <JoinCommand making={making} commandOf={({ id }) => installServerCommand(location.origin, id)} />
      {making.token && <InstallScript token={making.token.id} />}
      <Waiting title={WAITING_FOR_SERVER} asked={asked} hints={SERVER_HINTS} />
    </>
  );
}
