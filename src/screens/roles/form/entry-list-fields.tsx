import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { useRef, type ReactNode } from 'react';
import { countFieldAt, textFieldAt } from '#domain/roles/role-form-fields.ts';
import type { NodePath } from '#domain/roles/role-document.ts';
import {
  KUBE_GROUPS,
  kubeKindsOf,
  kubeVerbsOf,
  isKnownVersion,
  NEWEST_ROLE_VERSION,
  RULE_RESOURCES,
  RULE_VERBS,
} from '#domain/schemas/role-terms.ts';
import type { YamlValue } from '#domain/yaml-edit/yaml-value.ts';
import { Button } from '#ui/button/button.tsx';
import { IconButton } from '#ui/button/icon-button.tsx';
import { YamlOnlyField } from './yaml-only-field.tsx';
import * as css from './form.css.ts';
import * as messages from './messages.ts';
import { NamesField } from './names-field.tsx';
import { useRoleForm } from './role-context.ts';
import { TextField } from './text-field.tsx';

interface EntryListProps {
  path: NodePath;
  label: string;
  /** The value of a new entry. */
  newEntry: YamlValue;
  labels: { addLabel: string; title: (number: number) => string; removeLabel: (number: number) => string };
  children: (path: NodePath) => ReactNode;
}

/** A list of entries with several fields each. Users can add and remove entries. */
function EntryList({ path, label, newEntry, labels: { addLabel, title, removeLabel }, children }: EntryListProps) {
  const { role, change } = useRoleForm();
  const addButton = useRef<HTMLButtonElement>(null);
  const count = countFieldAt(role, path);
  if (count.type === 'other') return <YamlOnlyField label={label} />;
  const removeAt = (index: number) => {
    change({ path: [...path, index], value: undefined });
    // The focused remove button disappears together with the entry.
    addButton.current?.focus();
  };
  return (
    <>
      {Array.from({ length: count.value }, (_, index) => (
        // Entries have no identity except their position.
        // oxlint-disable-next-line react/no-array-index-key
        <fieldset key={index} className={css.entry}>
          <legend className={css.entryHead}>{title(index + 1)}</legend>
          <span className={css.removeEntry}>
            <IconButton icon={Trash2} label={removeLabel(index + 1)} onClick={() => removeAt(index)} />
          </span>
          {children([...path, index])}
        </fieldset>
      ))}
      <div>
        <Button ref={addButton} icon={Plus} onClick={() => change({ path: [...path, count.value], value: newEntry })}>
          {addLabel}
        </Button>
      </div>
    </>
  );
}

const NEW_RULE = { resources: [], verbs: [] };

export function RulesField({ path }: { path: NodePath }) {
  return (
    <EntryList
      path={path}
      label={messages.FIELD_LABELS.rules}
      newEntry={NEW_RULE}
      labels={{ addLabel: messages.ADD_RULE, title: messages.ruleNumber, removeLabel: messages.removeRule }}
    >
      {(rulePath) => (
        <>
          <NamesField
            path={[...rulePath, 'resources']}
            label={messages.RULE_PART_LABELS.resources}
            options={RULE_RESOURCES}
          />
          <NamesField path={[...rulePath, 'verbs']} label={messages.RULE_PART_LABELS.verbs} options={RULE_VERBS} />
          <ConditionText path={[...rulePath, 'where']} />
        </>
      )}
    </EntryList>
  );
}

/** Shown only for rules with a condition. The form can edit a condition, but only the YAML editor can add one. */
function ConditionText({ path }: { path: NodePath }) {
  const { role, change } = useRoleForm();
  const condition = textFieldAt(role, path);
  if (condition.type === 'other') return <YamlOnlyField label={messages.RULE_PART_LABELS.where} />;
  if (condition.value === '') return null;
  return (
    <TextField
      label={messages.RULE_PART_LABELS.where}
      value={condition.value}
      onChange={(text) => text !== '' && change({ path, value: text })}
    />
  );
}

const NEW_KUBE_OBJECT = { kind: 'pod', namespace: '*', name: '*', verbs: ['*'] };
const NEW_KUBE_OBJECT_V8 = { kind: 'pods', api_group: '', namespace: '*', name: '*', verbs: ['*'] };

export function KubeObjectsField({ path }: { path: NodePath }) {
  const { role } = useRoleForm();
  const version = isKnownVersion(role.version) ? role.version : NEWEST_ROLE_VERSION;
  return (
    <EntryList
      path={path}
      label={messages.FIELD_LABELS.kubernetes_resources}
      newEntry={version === 'v8' ? NEW_KUBE_OBJECT_V8 : NEW_KUBE_OBJECT}
      labels={{ addLabel: messages.ADD_OBJECT, title: messages.objectNumber, removeLabel: messages.removeObject }}
    >
      {(objectPath) => (
        <>
          <EntryPartField
            path={[...objectPath, 'kind']}
            label={messages.OBJECT_PART_LABELS.kind}
            options={kubeKindsOf(version)}
          />
          {version === 'v8' && (
            <EntryPartField
              path={[...objectPath, 'api_group']}
              label={messages.OBJECT_PART_LABELS.api_group}
              options={KUBE_GROUPS}
            />
          )}
          <EntryPartField path={[...objectPath, 'namespace']} label={messages.OBJECT_PART_LABELS.namespace} />
          <EntryPartField path={[...objectPath, 'name']} label={messages.OBJECT_PART_LABELS.name} />
          <NamesField
            path={[...objectPath, 'verbs']}
            label={messages.OBJECT_PART_LABELS.verbs}
            options={kubeVerbsOf(version)}
          />
        </>
      )}
    </EntryList>
  );
}

interface EntryPartProps {
  path: NodePath;
  label: string;
  options?: readonly string[];
}

function EntryPartField({ path, label, options }: EntryPartProps) {
  const { role, change } = useRoleForm();
  const textField = textFieldAt(role, path);
  if (textField.type === 'other') return <YamlOnlyField label={label} />;
  return (
    <TextField label={label} value={textField.value} options={options} onChange={(value) => change({ path, value })} />
  );
}
