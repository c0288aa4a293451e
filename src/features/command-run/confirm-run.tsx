import { useState } from 'react';
import { useEnvironmentLabel } from '#features/list/use-environment-label.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog, DialogActions } from '#ui/dialog/dialog.tsx';
import { environmentOf } from '#domain/workspace/environment.ts';
import type { Label } from '#lib/text/labels.ts';
import { EnvironmentChip } from '#ui/mark/environment.tsx';
import { UntrustedText } from '#ui/text/untrusted-text.tsx';
import { CANCEL } from '#ui/messages.ts';
import {
  PRODUCTION_WARNING,
  productionQuestion,
  RUN_IN_PRODUCTION,
  runOn,
  runQuestion,
  runsAs,
  SERVERS_TO_RUN_ON,
} from './messages.ts';
import { productionIn, type RunServer } from './servers.ts';
import * as css from './command-run.css.ts';

interface ConfirmRunProps {
  servers: readonly RunServer[];
  login: string;
  command: string;
  onRun: () => void;
  onCancel: () => void;
}

function LabelsEnvironment({
  labels,
  environmentLabel,
}: {
  labels: readonly Label[];
  environmentLabel: string | undefined;
}) {
  const environment = environmentOf(labels, environmentLabel);
  return environment && <EnvironmentChip environment={environment} />;
}

/** Shows the servers before the command runs, and asks a second time for production servers. */
export function ConfirmRun({ servers, login, command, onRun, onCancel }: ConfirmRunProps) {
  const [isProductionStep, setProductionStep] = useState(false);
  const environmentLabel = useEnvironmentLabel();
  const productionServers = productionIn(servers, environmentLabel);
  const listedServers = isProductionStep ? productionServers : servers;
  const { length } = listedServers;
  const confirm = () => (isProductionStep || productionServers.length === 0 ? onRun() : setProductionStep(true));
  return (
    <Dialog
      key={String(isProductionStep)}
      title={isProductionStep ? productionQuestion(length) : runQuestion(length)}
      width="wide"
      onClose={onCancel}
    >
      {isProductionStep && <p>{PRODUCTION_WARNING}</p>}
      <p>{runsAs(login)}</p>
      <p>
        <code className={css.code}>
          <UntrustedText>{command}</UntrustedText>
        </code>
      </p>
      {/* A scrolling list needs keyboard focus (WCAG 2.1.1). */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <ul className={css.names} tabIndex={0} aria-label={SERVERS_TO_RUN_ON}>
        {listedServers.map(({ id, name, labels }) => (
          <li key={id} className={css.line}>
            <bdi className={css.name}>{name}</bdi>
            <LabelsEnvironment labels={labels} environmentLabel={environmentLabel} />
          </li>
        ))}
      </ul>
      <DialogActions>
        <Button onClick={onCancel}>{CANCEL}</Button>
        <Button variant={isProductionStep ? 'danger' : 'primary'} onClick={confirm}>
          {isProductionStep ? RUN_IN_PRODUCTION : runOn(length)}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
