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
import { validateName } from '#screens/discover/guide/validate-name.ts';
import { CommandSteps } from '#ui/text/command-steps.tsx';
import type { Guide } from '#screens/discover/guide/use-guide.ts';
import { GenerateCommandForm } from '#screens/discover/guide/joining/generate-command-form.tsx';
import { JoinCommand } from '#screens/discover/guide/joining/join-command.tsx';
import { useGuideToken } from '#screens/discover/guide/joining/use-join-token.ts';
import { useJoinedKubeCluster } from '#screens/discover/guide/joining/joined-resource-queries.ts';
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
import { WaitingToJoin } from '#screens/discover/guide/joining/waiting-to-join.tsx';

interface KubeNames {
  namespace: string;
  cluster: string;
}

const DEFAULT_NAMES: KubeNames = { namespace: 'teleport-agent', cluster: '' };

/**
 * The commands that install the agent in a Kubernetes cluster, and the wait for the agent. Editing the names discards
 * the token.
 */
export function InstallKube({ guide }: { guide: Guide }) {
  const [values, setValues] = useState(DEFAULT_NAMES);
  const [isGenerated, setGenerated] = useState(false);
  return (
    <>
      <CommandSteps steps={[{ title: ADD_REPOSITORY, command: ADD_CHARTS_COMMAND }]} />
      {isGenerated ? (
        <InstallAgent
          guide={guide}
          values={values}
          onEdit={() => {
            guide.remember({ token: undefined });
            setGenerated(false);
          }}
        />
      ) : (
        <KubeNamesForm
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

function KubeNamesForm({ values, onGenerate }: { values: KubeNames; onGenerate: (values: KubeNames) => void }) {
  return (
    <GenerateCommandForm
      validate={(readField) => ({
        namespace: validateName(readField('namespace'), isKubeNamespace, KUBE_NAMESPACE_RULE),
        cluster: validateName(readField('cluster'), isKubeClusterName, KUBE_NAME_RULE),
      })}
      onSubmit={(readField) =>
        onGenerate({ namespace: readField('namespace').trim(), cluster: readField('cluster').trim() })
      }
    >
      <FormField name="namespace" label={KUBE_NAMESPACE}>
        <Input required face="code" autoComplete="off" spellCheck={false} defaultValue={values.namespace} />
      </FormField>
      <FormField name="cluster" label={KUBE_NAME} hint={KUBE_NAME_HELP}>
        <Input required face="code" autoComplete="off" spellCheck={false} defaultValue={values.cluster} />
      </FormField>
    </GenerateCommandForm>
  );
}

interface InstallAgentProps {
  guide: Guide;
  values: KubeNames;
  onEdit: () => void;
}

function InstallAgent({ guide, values, onEdit }: InstallAgentProps) {
  const { user } = useOutletContext<PageContext>();
  const { publicURL, authVersion } = user.cluster;
  const tokenRequest = useGuideToken(guide, 'Kube');
  const joinQuery = useJoinedKubeCluster(guide, tokenRequest.token);
  return (
    <>
      <p>{INSTALL_AGENT}</p>
      <JoinCommand
        tokenRequest={tokenRequest}
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
      <WaitingToJoin title={WAITING_FOR_KUBE} joinQuery={joinQuery} hints={KUBE_HINTS} />
    </>
  );
}
