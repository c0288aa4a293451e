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
import * as says from './messages.ts';
import * as css from './connect-dialog.css.ts';

const LISTED = 200;
// What a proxy takes (docs/protocol/streams.md#14.2).
const LONGEST_NAME = 63;
const LONGEST_COMMAND = 10_000;

interface Wanted {
  kind: 'namespace' | 'pod';
  kubeCluster: string;
  /** Of the pods; empty until it is chosen. */
  kubeNamespace?: string;
  typed: string;
}

/** The names of a kind in a cluster: those of the first page, or where there are more, those that what is typed finds. */
function useNames({ typed, ...wanted }: Wanted) {
  const { cluster } = useOutletContext<PageContext>();
  const enabled = wanted.kubeNamespace !== '';
  const query = (search: string) => ({ params: { path: { cluster }, query: { ...wanted, limit: LISTED, search } } });
  const PATH = '/v1/webapi/sites/{cluster}/kubernetes/resources';
  const all = $api.useQuery('get', PATH, query(''), { enabled });
  const isCut = Boolean(all.data?.startKey) && typed !== '';
  const found = $api.useQuery('get', PATH, query(typed), {
    enabled: enabled && isCut,
    placeholderData: keepPreviousData,
  });
  const { data, error } = isCut ? found : all;
  const names = uniqueNames(listOf(data?.items).map((raw) => fieldsOf<{ name: string }>(raw).name));
  // A field to type in would show another name than the one it holds.
  return { error, names: names.filter((name) => name.length <= MAX_NAME_LENGTH && !hasInvisibleCharacters(name)) };
}

interface NameFieldProps {
  name: string;
  label: string;
  notLoaded: string;
  wanted: Wanted;
  onType: (name: string) => void;
}

/** Chosen from what the proxy lists, or typed: to list may be refused where to enter is not. */
function NameField({ name, label, notLoaded, wanted, onType }: NameFieldProps) {
  const id = useId();
  const { names, error } = useNames(wanted);
  const hint = error ? (
    <>
      {notLoaded}
      <br />
      {sanitizeUntruncated(errorText(error))}
    </>
  ) : undefined;
  return (
    <FormField name={name} label={label} hint={hint}>
      <CodeInput required list={id} value={wanted.typed} onChange={({ target }) => onType(target.value)} />
      <Suggestions id={id} options={names} />
    </FormField>
  );
}

const CodeInput = (input: Parameters<typeof Input>[0]) => (
  <Input {...input} face="code" autoComplete="off" autoCapitalize="off" spellCheck={false} />
);

const longerThan = (text: string, most: number, says: string) => (text.trim().length > most ? says : undefined);

/** What is to run, and in which pod of a Kubernetes cluster; it opens in a tab of its own. */
export function PodShell({ kubeCluster, name, onClose }: { kubeCluster: string; name: string; onClose: () => void }) {
  const { cluster } = useOutletContext<PageContext>();
  const [namespace, setNamespace] = useState('');
  const [pod, setPod] = useState('');
  return (
    <Dialog title={says.podShellIn(name)} onClose={onClose}>
      <Form
        className={css.content}
        tracksUnsavedWork={false}
        validate={(text) => ({
          namespace: longerThan(text('namespace'), LONGEST_NAME, says.NAME_TOO_LONG),
          pod: longerThan(text('pod'), LONGEST_NAME, says.NAME_TOO_LONG),
          container: longerThan(text('container'), LONGEST_NAME, says.NAME_TOO_LONG),
          command: longerThan(text('command'), LONGEST_COMMAND, says.COMMAND_TOO_LONG),
        })}
        onSubmit={(text) => {
          const field = (name: string) => text(name).trim();
          const asked = { namespace: field('namespace'), pod: field('pod'), container: field('container') };
          const isInteractive = text('isInteractive') !== '';
          openTab(execLink(cluster, { kubeCluster, ...asked, command: field('command'), isInteractive }));
          onClose();
        }}
      >
        <NameField
          name="namespace"
          label={NAMESPACE}
          notLoaded={says.NAMESPACES_NOT_LOADED}
          wanted={{ kind: 'namespace', kubeCluster, typed: namespace }}
          onType={setNamespace}
        />
        <NameField
          name="pod"
          label={POD}
          notLoaded={says.PODS_NOT_LOADED}
          wanted={{ kind: 'pod', kubeCluster, kubeNamespace: namespace.trim(), typed: pod }}
          onType={setPod}
        />
        <FormField name="container" label={CONTAINER} hint={says.CONTAINER_HINT}>
          <CodeInput />
        </FormField>
        <FormField name="command" label={COMMAND_LINE} hint={says.COMMAND_HINT}>
          <CodeInput required defaultValue="sh" />
        </FormField>
        <Checkbox name="isInteractive" defaultChecked>
          {says.INTERACTIVE}
        </Checkbox>
        <DialogActions>
          <Button onClick={onClose}>{CANCEL}</Button>
          <SubmitButton>{OPEN_SHELL}</SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
