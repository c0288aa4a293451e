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
import type { Guide } from '#screens/discover/guide/guide-state.ts';
import { useJoinedDesktopService } from '#screens/discover/guide/joining/joined.ts';
import { Waiting } from '#screens/discover/guide/joining/waiting.tsx';
import { PASTE_OUTPUT, PASTED, RESTART, SERVICE_HINTS, WAITING_FOR_SERVICE } from './messages.ts';

/** What the script printed becomes the agent's configuration; nothing is waited for before. */
export function StartAgent({ guide }: { guide: Guide }) {
  const { user, config } = useOutletContext<PageContext>();
  const [isPasted, setPasted] = useState(false);
  const asked = useJoinedDesktopService(guide, isPasted);
  const download = downloadsLink({ version: textOr(user.cluster.authVersion, ''), ...config });
  return (
    <>
      <p>{PASTE_OUTPUT}</p>
      <ExternalLink to={download.to}>{download.label}</ExternalLink>
      <Checkbox checked={isPasted} onChange={({ target }) => setPasted(target.checked)}>
        {PASTED}
      </Checkbox>
      {isPasted && (
        <>
          <CommandSteps steps={[{ title: RESTART, command: RESTART_AGENT_COMMAND }]} />
          <Waiting title={WAITING_FOR_SERVICE} asked={asked} hints={SERVICE_HINTS} />
        </>
      )}
      <StepActions>
        <Button onClick={() => guide.act({ do: 'back' })}>{BACK}</Button>
      </StepActions>
    </>
  );
}
