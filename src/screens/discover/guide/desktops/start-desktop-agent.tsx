import { useState } from 'react';
import { useOutletContext } from 'react-router-dom';
import { RESTART_AGENT_COMMAND } from '#domain/enrollment/active-directory.ts';
import { downloadsLink } from '#domain/help-links.ts';
import type { PageContext } from '#domain/page-context.ts';
import { textOr } from '#lib/untrusted.ts';
import { Button } from '#ui/button/button.tsx';
import { ExternalLink } from '#ui/button/external-link.tsx';
import { Checkbox } from '#ui/field/checkbox.tsx';
import { BACK } from '#ui/messages.ts';
import { StepActions } from '#ui/steps/steps.tsx';
import { CommandSteps } from '#ui/text/command-steps.tsx';
import type { Guide } from '#screens/discover/guide/use-guide.ts';
import { useJoinedDesktopService } from '#screens/discover/guide/joining/joined-resource-queries.ts';
import { WaitingToJoin } from '#screens/discover/guide/joining/waiting-to-join.tsx';
import { PASTE_OUTPUT, OUTPUT_PASTED, START_AGENT, SERVICE_HINTS, WAITING_FOR_SERVICE } from './messages.ts';

/** The user pastes the script's output into the agent's configuration. Polling starts after that. */
export function StartAgent({ guide }: { guide: Guide }) {
  const { user, config } = useOutletContext<PageContext>();
  const [isPasted, setPasted] = useState(false);
  const serviceQuery = useJoinedDesktopService(guide, isPasted);
  const download = downloadsLink({ version: textOr(user.cluster.authVersion, ''), ...config });
  return (
    <>
      <p>{PASTE_OUTPUT}</p>
      <ExternalLink to={download.to}>{download.label}</ExternalLink>
      <Checkbox checked={isPasted} onChange={({ target }) => setPasted(target.checked)}>
        {OUTPUT_PASTED}
      </Checkbox>
      {isPasted && (
        <>
          <CommandSteps steps={[{ title: START_AGENT, command: RESTART_AGENT_COMMAND }]} />
          <WaitingToJoin title={WAITING_FOR_SERVICE} joinQuery={serviceQuery} hints={SERVICE_HINTS} />
        </>
      )}
      <StepActions>
        <Button onClick={() => guide.dispatch({ type: 'back' })}>{BACK}</Button>
      </StepActions>
    </>
  );
}
