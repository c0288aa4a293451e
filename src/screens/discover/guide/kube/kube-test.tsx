import { useState } from 'react';
import { useOutletContext } from 'react-router-dom';
import type { PageContext } from '#domain/page-context.ts';
import { KUBECTL_COMMAND, tshKubeLoginCommand } from '#domain/resources/tsh.ts';
import { KUBERNETES_GROUPS } from '#lib/messages.ts';
import { ChipInput } from '#ui/field/chips/chip-input.tsx';
import { Field } from '#ui/field/field.tsx';
import { Input } from '#ui/field/input.tsx';
import type { ConnectionTestRequest } from '#screens/discover/guide/testing/use-connection-test.ts';
import type { Guide } from '#screens/discover/guide/use-guide.ts';
import {
  CHOOSE_KUBE_CLUSTER,
  KUBE_NAMESPACE,
  LIST_PODS,
  TEST_HELP,
  TEST_USER,
} from '#screens/discover/guide/messages.ts';
import { NameSelect } from '#screens/discover/guide/testing/name-select.tsx';
import { TestFromTerminal } from '#screens/discover/guide/testing/test-from-terminal.tsx';
import { RunConnectionTest } from '#screens/discover/guide/testing/run-connection-test.tsx';
import * as css from '#screens/discover/guide/guide.css.ts';

/** Tests whether the cluster accepts a Kubernetes user and groups. */
export function KubeTest({ guide }: { guide: Guide }) {
  const { user } = useOutletContext<PageContext>();
  const { name = '', grants = {} } = guide.found ?? {};
  // Without granted Kubernetes users, the proxy uses the account name.
  const users = grants.kubeUsers?.length ? grants.kubeUsers : [user.userName];
  const [kubeUser, setUser] = useState(users[0] ?? '');
  const [groups, setGroups] = useState(grants.kubeGroups ?? []);
  const [namespace, setNamespace] = useState('default');
  const testRequest: ConnectionTestRequest = {
    mfaTarget: { kube: { cluster_name: name } },
    test: {
      resource_kind: 'kube_cluster',
      resource_name: name,
      kubernetes_namespace: namespace.trim() || 'default',
      kubernetes_impersonation: { kubernetes_user: kubeUser, kubernetes_groups: [...groups] },
    },
    login: kubeUser,
  };
  return (
    <>
      <p>{TEST_HELP}</p>
      <div className={css.fields}>
        <Field label={KUBE_NAMESPACE}>
          <Input
            face="code"
            autoComplete="off"
            spellCheck={false}
            value={namespace}
            onChange={({ target }) => setNamespace(target.value)}
          />
        </Field>
        <Field label={KUBERNETES_GROUPS}>
          <ChipInput label={KUBERNETES_GROUPS} values={groups} onChange={setGroups} />
        </Field>
        <NameSelect label={TEST_USER} names={users} value={kubeUser} onChange={setUser} />
      </div>
      <RunConnectionTest guide={guide} testRequest={testRequest} />
      <TestFromTerminal
        steps={[
          { title: CHOOSE_KUBE_CLUSTER, command: tshKubeLoginCommand(name) },
          { title: LIST_PODS, command: KUBECTL_COMMAND },
        ]}
      />
    </>
  );
}
