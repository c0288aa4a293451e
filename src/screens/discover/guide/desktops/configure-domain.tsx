import { configureDomainCommand } from '#domain/enrollment/active-directory.ts';
import { StepActions } from '#ui/steps/steps.tsx';
import { NextStepButton } from '#screens/discover/guide/next-button.tsx';
import type { Guide } from '#screens/discover/guide/use-guide.ts';
import { InstallScript } from '#screens/discover/guide/joining/install-script.tsx';
import { JoinCommand } from '#screens/discover/guide/joining/join-command.tsx';
import { useGuideToken } from '#screens/discover/guide/joining/use-join-token.ts';
import { CREATING_TOKEN } from '#screens/discover/guide/messages.ts';
import { CONFIGURE_SCRIPT_STEPS, CONFIGURE_HELP } from './messages.ts';

/** Shows the script that prepares the Active Directory domain. */
export function ConfigureDomain({ guide }: { guide: Guide }) {
  const tokenRequest = useGuideToken(guide, 'WindowsDesktop');
  const { token } = tokenRequest;
  return (
    <>
      <p>{CONFIGURE_HELP}</p>
      <JoinCommand tokenRequest={tokenRequest} commandOf={({ id }) => configureDomainCommand(location.origin, id)} />
      {token && (
        <InstallScript
          token={token.id}
          script="/v1/webapi/scripts/desktop-access/configure/{token}/configure-ad.ps1"
          explanations={CONFIGURE_SCRIPT_STEPS}
        />
      )}
      <StepActions>
        <NextStepButton guide={guide} missingInput={token ? undefined : CREATING_TOKEN} />
      </StepActions>
    </>
  );
}
