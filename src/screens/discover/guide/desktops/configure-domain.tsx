import { configureDomainCommand } from '#domain/enrollment/active-directory.ts';
import { StepActions } from '#ui/steps/steps.tsx';
import { NextButton } from '#screens/discover/guide/next-button.tsx';
import type { Guide } from '#screens/discover/guide/guide-state.ts';
import { InstallScript } from '#screens/discover/guide/joining/install-script.tsx';
import { JoinCommand } from '#screens/discover/guide/joining/join-command.tsx';
import { useGuideToken } from '#screens/discover/guide/joining/join-token.ts';
import { CREATING_TOKEN } from '#screens/discover/guide/messages.ts';
import { CONFIGURE_DOES, CONFIGURE_HELP } from './messages.ts';

/** The script that prepares the domain. */
export function ConfigureDomain({ guide }: { guide: Guide }) {
  const making = useGuideToken(guide, 'WindowsDesktop');
  const { token } = making;
  return (
    <>
      <p>{CONFIGURE_HELP}</p>
      <JoinCommand making={making} commandOf={({ id }) => configureDomainCommand(location.origin, id)} />
      {token && (
        <InstallScript
          token={token.id}
          script="/v1/webapi/scripts/desktop-access/configure/{token}/configure-ad.ps1"
          does={CONFIGURE_DOES}
        />
      )}
      <StepActions>
        <NextButton guide={guide} lacks={token ? undefined : CREATING_TOKEN} />
      </StepActions>
    </>
  );
}
