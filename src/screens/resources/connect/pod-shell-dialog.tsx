import { keepPreviousData } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useOutletContext } from 'react-router-dom';
import { $api } from '#api/api.ts';
import type { PageContext } from '#domain/page-context.ts';
import { COMMAND_LINE, CONTAINER, NAMESPACE, OPEN_SHELL, POD } from '#domain/resources/messages.ts';
import { execLink } from '#domain/workspace/exec-address.ts';
import { openTab } from '#lib/browser/open-tab.ts';
import { fieldsOf, listOf, uniqueNames } from '#lib/untrusted.ts';
import { MAX_NAME_LENGTH } from '#lib/text/truncate.ts';
import { hasInvisibleCharacters, sanitizeUntruncated } from '#lib/text/sanitize.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog, DialogActions } from '#ui/dialog/dialog.tsx';
import { errorText } from '#ui/feedback/messages.ts';
import { Checkbox } from '#ui/field/checkbox.tsx';
import { Input } from '#ui/field/input.tsx';
import { Suggestions } from '#ui/field/suggestions.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { Form } from '#ui/form/form.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { CANCEL } from '#ui/messages.ts';
import * as messages from './messages.ts';
import * as css from './connect-dialog.css.ts';

const NAMES_PER_REQUEST = 200;
// Limits of the proxy (docs/protocol/streams.md#14.2).
const MAX_KUBE_NAME_LENGTH = 63;
const MAX_COMMAND_LENGTH = 10_000;

interface KubeNamesQuery {
  kind: 'namespace' | 'pod';
  kubeCluster: string;
  /** The namespace of the pods; empty until the user chooses one. */
  kubeNamespace?: string;
  searchText: string;
}

/**
 * Names of namespaces or pods in a cluster. If the first page does not contain all names, typing searches at the proxy.
 */
function useKubeNames({ searchText, ...params }: KubeNamesQuery) {
  const { cluster } = useOutletContext<PageContext>();
  const enabled = params.kubeNamespace !== '';
  const query = (search: string) => ({
    params: { path: { cluster }, query: { ...params, limit: NAMES_PER_REQUEST, search } },
  });
  const RESOURCES_PATH = '/v1/webapi/sites/{cluster}/kubernetes/resources';
  const firstPage = $api.useQuery('get', RESOURCES_PATH, query(''), { enabled });
  const isSearchedByProxy = Boolean(firstPage.data?.startKey) && searchText !== '';
  const searchResult = $api.useQuery('get', RESOURCES_PATH, query(searchText), {
    enabled: enabled && isSearchedByProxy,
    placeholderData: keepPreviousData,
  });
  const { data, error } = isSearchedByProxy ? searchResult : firstPage;
  const names = uniqueNames(listOf(data?.items).map((raw) => fieldsOf<{ name: string }>(raw).name));
  // A text field would show names with invisible characters differently from their value.
  return { error, names: names.filter((name) => name.length <= MAX_NAME_LENGTH && !hasInvisibleCharacters(name)) };
}

interface NameFieldProps {
  name: string;
  label: string;
  notLoaded: string;
  query: KubeNamesQuery;
  onChange: (name: string) => void;
}

/**
 * Suggests the names that the proxy lists. Users can type other names, because they may be allowed to enter a pod that
 * they cannot list.
 */
function NameField({ name, label, notLoaded, query, onChange }: NameFieldProps) {
  const id = useId();
  const { names, error } = useKubeNames(query);
  const hint = error ? (
    <>
      {notLoaded}
      <br />
      {sanitizeUntruncated(errorText(error))}
    </>
  ) : undefined;
  return (
    <FormField name={name} label={label} hint={hint}>
      <CodeInput required list={id} value={query.searchText} onChange={({ target }) => onChange(target.value)} />
      <Suggestions id={id} options={names} />
    </FormField>
  );
}

const CodeInput = (input: Parameters<typeof Input>[0]) => (
  <Input {...input} face="code" autoComplete="off" autoCapitalize="off" spellCheck={false} />
);

const validateLength = (text: string, max: number, message: string) => (text.trim().length > max ? message : undefined);

interface PodShellDialogProps {
  kubeCluster: string;
  name: string;
  onClose: () => void;
}

/** Asks for a pod of a Kubernetes cluster and a command. The session opens in a new tab. */
export function PodShellDialog({ kubeCluster, name, onClose }: PodShellDialogProps) {
  const { cluster } = useOutletContext<PageContext>();
  const [namespace, setNamespace] = useState('');
  const [pod, setPod] = useState('');
  return (
    <Dialog title={messages.podShellIn(name)} onClose={onClose}>
      <Form
        className={css.content}
        tracksUnsavedWork={false}
        validate={(readField) => ({
          namespace: validateLength(readField('namespace'), MAX_KUBE_NAME_LENGTH, messages.NAME_TOO_LONG),
          pod: validateLength(readField('pod'), MAX_KUBE_NAME_LENGTH, messages.NAME_TOO_LONG),
          container: validateLength(readField('container'), MAX_KUBE_NAME_LENGTH, messages.NAME_TOO_LONG),
          command: validateLength(readField('command'), MAX_COMMAND_LENGTH, messages.COMMAND_TOO_LONG),
        })}
        onSubmit={(readField) => {
          const readTrimmed = (name: string) => readField(name).trim();
          const podTarget = {
            namespace: readTrimmed('namespace'),
            pod: readTrimmed('pod'),
            container: readTrimmed('container'),
          };
          const isInteractive = readField('isInteractive') !== '';
          openTab(execLink(cluster, { kubeCluster, ...podTarget, command: readTrimmed('command'), isInteractive }));
          onClose();
        }}
      >
        <NameField
          name="namespace"
          label={NAMESPACE}
          notLoaded={messages.NAMESPACES_NOT_LOADED}
          query={{ kind: 'namespace', kubeCluster, searchText: namespace }}
          onChange={setNamespace}
        />
        <NameField
          name="pod"
          label={POD}
          notLoaded={messages.PODS_NOT_LOADED}
          query={{ kind: 'pod', kubeCluster, kubeNamespace: namespace.trim(), searchText: pod }}
          onChange={setPod}
        />
        <FormField name="container" label={CONTAINER} hint={messages.CONTAINER_HINT}>
          <CodeInput />
        </FormField>
        <FormField name="command" label={COMMAND_LINE} hint={messages.COMMAND_HINT}>
          <CodeInput required defaultValue="sh" />
        </FormField>
        <Checkbox name="isInteractive" defaultChecked>
          {messages.INTERACTIVE}
        </Checkbox>
        <DialogActions>
          <Button onClick={onClose}>{CANCEL}</Button>
          <SubmitButton>{OPEN_SHELL}</SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
