import { useState } from 'react';
import { useOutletContext } from 'react-router-dom';
import {
  ADD_CHARTS_COMMAND,
  installKubeAgentCommand,
  isKubeClusterName,
  isKubeNamespace,
} from '#domain/enrollment/commands.ts';
import type { PageContext } from '#domain/page-context.ts';
import { textOr } from '#lib/untrusted.ts';
import { Button } from '#ui/button/button.tsx';
import { Input } from '#ui/field/input.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { nameFault } from '#screens/discover/guide/name-fault.ts';
import { CommandSteps } from '#ui/text/command-steps.tsx';
import type { Guide } from '#screens/discover/guide/guide-state.ts';
import { GenerateForm } from '#screens/discover/guide/joining/generate-form.tsx';
import { JoinCommand } from '#screens/discover/guide/joining/join-command.tsx';
import { useGuideToken } from '#screens/discover/guide/joining/join-token.ts';
import { useJoinedKubeCluster } from '#screens/discover/guide/joining/joined.ts';
import {
  ADD_REPOSITORY,
  EDIT_VALUES,
  INSTALL_AGENT,
  KUBE_HINTS,
  KUBE_NAME,
  KUBE_NAME_HELP,
  KUBE_NAME_RULE,
  KUBE_NAMESPACE,
  KUBE_NAMESPACE_RULE,
  WAITING_FOR_KUBE,
} from '#screens/discover/guide/messages.ts';
import { Waiting } from '#screens/discover/guide/joining/waiting.tsx';

interface Values {
  namespace: string;
  cluster: string;
}

const FIRST: Values = { namespace: 'teleport-agent', cluster: '' };

/** The commands that install the agent in a cluster, and the wait for it; other values take another token. */
export function InstallKube({ guide }: { guide: Guide }) {
  const [values, setValues] = useState(FIRST);
  const [isGenerated, setGenerated] = useState(false);
  return (
    <>
      <CommandSteps steps={[{ title: ADD_REPOSITORY, command: ADD_CHARTS_COMMAND }]} />
      {isGenerated ? (
        <Install
          guide={guide}
          values={values}
          onEdit={() => {
            guide.remember({ token: undefined });
            setGenerated(false);
          }}
        />
      ) : (
        <ValuesForm
          values={values}
          onGenerate={(values) => {
            setValues(values);
            setGenerated(true);
          }}
        />
      )}
    </>
  );
}

function ValuesForm({ values, onGenerate }: { values: Values; onGenerate: (values: Values) => void }) {
  return (
    <GenerateForm
      validate={(text) => ({
        namespace: nameFault(text('namespace'), isKubeNamespace, KUBE_NAMESPACE_RULE),
        cluster: nameFault(text('cluster'), isKubeClusterName, KUBE_NAME_RULE),
      })}
      onSubmit={(text) => onGenerate({ namespace: text('namespace').trim(), cluster: text('cluster').trim() })}
    >
      <FormField name="namespace" label={KUBE_NAMESPACE}>
        <Input required face="code" autoComplete="off" spellCheck={false} defaultValue={values.namespace} />
      </FormField>
      <FormField name="cluster" label={KUBE_NAME} hint={KUBE_NAME_HELP}>
        <Input required face="code" autoComplete="off" spellCheck={false} defaultValue={values.cluster} />
      </FormField>
    </GenerateForm>
  );
}

interface InstallProps {
  guide: Guide;
  values: Values;
  onEdit: () => void;
}

function Install({ guide, values, onEdit }: InstallProps) {
  const { user } = useOutletContext<PageContext>();
  const { publicURL, authVersion } = user.cluster;
  const making = useGuideToken(guide, 'Kube');
  const asked = useJoinedKubeCluster(guide, making.token);
  return (
    <>
      <p>{INSTALL_AGENT}</p>
      <JoinCommand
        making={making}
        commandOf={({ id: token, resourceId }) =>
          installKubeAgentCommand({
            ...values,
            proxy: textOr(publicURL, location.host),
            version: textOr(authVersion, ''),
            token,
            resourceId,
          })
        }
      />
      <div>
        <Button onClick={onEdit}>{EDIT_VALUES}</Button>
      </div>
      <Waiting title={WAITING_FOR_KUBE} asked={asked} hints={KUBE_HINTS} />
    </>
  );
}
