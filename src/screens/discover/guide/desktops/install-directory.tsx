import { installDirectoryCommand } from '#domain/enrollment/active-directory.ts';
import { StepActions } from '#ui/steps/steps.tsx';
import { NextButton } from '#screens/discover/guide/next-button.tsx';
import { CommandSteps } from '#ui/text/command-steps.tsx';
import type { Guide } from '#screens/discover/guide/guide-state.ts';
import { INSTALL_CS, INSTALL_DS, INSTALL_HELP } from './messages.ts';

/** A domain, where there is none yet. */
export function InstallDirectory({ guide }: { guide: Guide }) {
  const { origin } = location;
  return (
    <>
      <p>{INSTALL_HELP}</p>
      <CommandSteps
        steps={[
          { title: INSTALL_DS, command: installDirectoryCommand(origin, 'ds') },
          { title: INSTALL_CS, command: installDirectoryCommand(origin, 'cs') },
        ]}
      />
      <StepActions>
        <NextButton guide={guide} />
      </StepActions>
    </>
  );
}
