import { ROLE_CONDITIONS_HELP, MCP_HELP } from '#domain/schemas/role-messages.ts';
import {
  versionNumberOf,
  FIELD_SINCE_VERSION,
  isKnownVersion,
  NEWEST_ROLE_VERSION,
} from '#domain/schemas/role-terms.ts';
import * as css from './form.css.ts';
import { LabelsField } from './labels-field.tsx';
import { FIELD_LABELS, GROUP_TITLES } from './messages.ts';
import { NamesField } from './names-field.tsx';
import { useRoleForm } from './role-context.ts';
import { KubeObjectsField, RulesField } from './entry-list-fields.tsx';

type ConditionField = keyof typeof FIELD_LABELS;

/** The form fields of `allow` and `deny`, grouped by kind of resource. */
const FIELD_GROUPS: readonly { group: keyof typeof GROUP_TITLES; fields: readonly ConditionField[] }[] = [
  { group: 'ssh', fields: ['node_labels', 'logins'] },
  {
    group: 'kube',
    fields: ['kubernetes_labels', 'kubernetes_groups', 'kubernetes_users', 'kubernetes_resources'],
  },
  { group: 'db', fields: ['db_labels', 'db_users', 'db_names'] },
  { group: 'apps', fields: ['app_labels', 'mcp'] },
  { group: 'desktops', fields: ['windows_desktop_labels', 'windows_desktop_logins'] },
  { group: 'rules', fields: ['rules'] },
];

/** The fields of `allow` or `deny`. */
export function ConditionsFields({ side }: { side: 'allow' | 'deny' }) {
  return FIELD_GROUPS.map(({ group, fields }) => (
    <div key={group} className={css.group}>
      <h3 className={css.groupTitle}>{GROUP_TITLES[group]}</h3>
      {fields.map((field) => (
        <ConditionFieldEditor key={field} field={field} side={side} />
      ))}
    </div>
  ));
}

function ConditionFieldEditor({ field, side }: { field: ConditionField; side: 'allow' | 'deny' }) {
  const { role } = useRoleForm();
  const path = ['spec', side, field];
  if (field === 'rules') return <RulesField path={path} />;
  // Proxies that support v8 roles also support MCP servers.
  if (field === 'mcp')
    return role.version === 'v8' ? (
      <NamesField path={[...path, 'tools']} label={FIELD_LABELS.mcp} hint={MCP_HELP.tools} />
    ) : null;
  if (field === 'kubernetes_resources') {
    const version = isKnownVersion(role.version) ? role.version : NEWEST_ROLE_VERSION;
    return versionNumberOf(version) < FIELD_SINCE_VERSION.kubernetes_resources ? null : (
      <KubeObjectsField path={path} />
    );
  }
  const FieldEditor = field.endsWith('_labels') ? LabelsField : NamesField;
  return <FieldEditor path={path} label={FIELD_LABELS[field]} hint={ROLE_CONDITIONS_HELP[field]} />;
}
