import { installDirectoryCommand } from '#domain/enrollment/active-directory.ts';
import { StepActions } from '#ui/steps/steps.tsx';
import { NextStepButton } from '#screens/discover/guide/next-button.tsx';
import { CommandSteps } from '#ui/text/command-steps.tsx';
import type { Guide } from '#screens/discover/guide/use-guide.ts';
import { INSTALL_CERTIFICATE_SERVICES, INSTALL_DIRECTORY_SERVICES, INSTALL_HELP } from './messages.ts';

/** Shows the commands that create an Active Directory domain, for users without one. */
export function InstallDirectory({ guide }: { guide: Guide }) {
  const { origin } = location;
  return (
    <>
      <p>{INSTALL_HELP}</p>
      <CommandSteps
        steps={[
          { title: INSTALL_DIRECTORY_SERVICES, command: installDirectoryCommand(origin, 'ds') },
          { title: INSTALL_CERTIFICATE_SERVICES, command: installDirectoryCommand(origin, 'cs') },
        ]}
      />
      <StepActions>
        <NextStepButton guide={guide} />
      </StepActions>
    </>
  );
}
