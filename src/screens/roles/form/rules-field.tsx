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
import { EditedInYaml } from './edited-in-yaml.tsx';
import * as css from './form.css.ts';
import * as says from './messages.ts';
import { NamesField } from './names-field.tsx';
import { useRole } from './role-context.ts';
import { TextField } from './text-field.tsx';

interface EntriesProps {
  path: NodePath;
  label: string;
  /** What a new one says. */
  blank: YamlValue;
  says: { add: string; title: (number: number) => string; remove: (number: number) => string };
  children: (path: NodePath) => ReactNode;
}

/** A list of entries that have parts: each can go, and one more can come. */
function Entries({ path, label, blank, says: { add, title, remove }, children }: EntriesProps) {
  const { role, change } = useRole();
  const addButton = useRef<HTMLButtonElement>(null);
  const count = countFieldAt(role, path);
  if (count.is === 'other') return <EditedInYaml label={label} />;
  const removeAt = (index: number) => {
    change({ path: [...path, index], value: undefined });
    // What took it away goes with it.
    addButton.current?.focus();
  };
  return (
    <>
      {Array.from({ length: count.value }, (_, index) => (
        // An entry has no name but its place.
        // oxlint-disable-next-line react/no-array-index-key
        <fieldset key={index} className={css.entry}>
          <legend className={css.entryHead}>{title(index + 1)}</legend>
          <span className={css.removeEntry}>
            <IconButton icon={Trash2} label={remove(index + 1)} onClick={() => removeAt(index)} />
          </span>
          {children([...path, index])}
        </fieldset>
      ))}
      <div>
        <Button ref={addButton} icon={Plus} onClick={() => change({ path: [...path, count.value], value: blank })}>
          {add}
        </Button>
      </div>
    </>
  );
}

const RULE = { resources: [], verbs: [] };

export function RulesField({ path }: { path: NodePath }) {
  return (
    <Entries
      path={path}
      label={says.FIELDS.rules}
      blank={RULE}
      says={{ add: says.ADD_RULE, title: says.ruleNumber, remove: says.removeRule }}
    >
      {(rule) => (
        <>
          <NamesField path={[...rule, 'resources']} label={says.RULE_PARTS.resources} options={RULE_RESOURCES} />
          <NamesField path={[...rule, 'verbs']} label={says.RULE_PARTS.verbs} options={RULE_VERBS} />
          <Where path={[...rule, 'where']} />
        </>
      )}
    </Entries>
  );
}

/** A condition is shown where there is one; it can be taken away by no form, and begun in the text alone. */
function Where({ path }: { path: NodePath }) {
  const { role, change } = useRole();
  const where = textFieldAt(role, path);
  if (where.is === 'other') return <EditedInYaml label={says.RULE_PARTS.where} />;
  if (where.value === '') return null;
  return (
    <TextField
      label={says.RULE_PARTS.where}
      value={where.value}
      onChange={(text) => text !== '' && change({ path, value: text })}
    />
  );
}

const OBJECT = { kind: 'pod', namespace: '*', name: '*', verbs: ['*'] };
const OBJECT_OF_V8 = { kind: 'pods', api_group: '', namespace: '*', name: '*', verbs: ['*'] };

export function KubeObjectsField({ path }: { path: NodePath }) {
  const { role } = useRole();
  const version = isKnownVersion(role.version) ? role.version : NEWEST_ROLE_VERSION;
  return (
    <Entries
      path={path}
      label={says.FIELDS.kubernetes_resources}
      blank={version === 'v8' ? OBJECT_OF_V8 : OBJECT}
      says={{ add: says.ADD_OBJECT, title: says.objectNumber, remove: says.removeObject }}
    >
      {(object) => (
        <>
          <Part path={[...object, 'kind']} label={says.OBJECT_PARTS.kind} options={kubeKindsOf(version)} />
          {version === 'v8' && (
            <Part path={[...object, 'api_group']} label={says.OBJECT_PARTS.api_group} options={KUBE_GROUPS} />
          )}
          <Part path={[...object, 'namespace']} label={says.OBJECT_PARTS.namespace} />
          <Part path={[...object, 'name']} label={says.OBJECT_PARTS.name} />
          <NamesField path={[...object, 'verbs']} label={says.OBJECT_PARTS.verbs} options={kubeVerbsOf(version)} />
        </>
      )}
    </Entries>
  );
}

interface PartProps {
  path: NodePath;
  label: string;
  options?: readonly string[];
}

function Part({ path, label, options }: PartProps) {
  const { role, change } = useRole();
  const text = textFieldAt(role, path);
  if (text.is === 'other') return <EditedInYaml label={label} />;
  return <TextField label={label} value={text.value} options={options} onChange={(value) => change({ path, value })} />;
}
