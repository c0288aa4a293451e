import { ROLE_CONDITIONS_HELP, MCP_HELP } from '#domain/schemas/role-messages.ts';
import {
  versionNumberOf,
  FIELD_SINCE_VERSION,
  isKnownVersion,
  NEWEST_ROLE_VERSION,
} from '#domain/schemas/role-terms.ts';
import * as css from './form.css.ts';
import { LabelsField } from './labels-field.tsx';
import { FIELDS, GROUPS } from './messages.ts';
import { NamesField } from './names-field.tsx';
import { useRole } from './role-context.ts';
import { KubeObjectsField, RulesField } from './rules-field.tsx';

type Field = keyof typeof FIELDS;

/** What the form has of `allow` and of `deny`, in the order of the console's lists. */
const CONTENTS: readonly { group: keyof typeof GROUPS; fields: readonly Field[] }[] = [
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

/** The fields of `allow` or of `deny`. */
export function ConditionsFields({ side }: { side: 'allow' | 'deny' }) {
  return CONTENTS.map(({ group, fields }) => (
    <div key={group} className={css.group}>
      <h3 className={css.groupTitle}>{GROUPS[group]}</h3>
      {fields.map((field) => (
        <Condition key={field} field={field} side={side} />
      ))}
    </div>
  ));
}

function Condition({ field, side }: { field: Field; side: 'allow' | 'deny' }) {
  const { role } = useRole();
  const path = ['spec', side, field];
  if (field === 'rules') return <RulesField path={path} />;
  // Proxies that have v8 have MCP servers too.
  if (field === 'mcp')
    return role.version === 'v8' ? (
      <NamesField path={[...path, 'tools']} label={FIELDS.mcp} hint={MCP_HELP.tools} />
    ) : null;
  if (field === 'kubernetes_resources') {
    const version = isKnownVersion(role.version) ? role.version : NEWEST_ROLE_VERSION;
    return versionNumberOf(version) < FIELD_SINCE_VERSION.kubernetes_resources ? null : (
      <KubeObjectsField path={path} />
    );
  }
  const Shown = field.endsWith('_labels') ? LabelsField : NamesField;
  return <Shown path={path} label={FIELDS[field]} hint={ROLE_CONDITIONS_HELP[field]} />;
}
