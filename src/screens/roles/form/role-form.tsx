// Shows the common fields of a role as a form. The form edits the YAML text and leaves all other parts unchanged.
import { editRole } from '#domain/roles/edit-role.ts';
import { parseRole } from '#domain/roles/role-document.ts';
import { unknownPartsOf } from '#domain/roles/unknown-parts.ts';
import { Button } from '#ui/button/button.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import * as css from './form.css.ts';
import {
  EDIT_YAML,
  OPTIONS_TITLE,
  SIDE_TITLES,
  unknownFieldsUnchanged,
  unreadableLine,
  FIELD_LABELS,
  GROUP_TITLES,
} from './messages.ts';
import { OptionsFields } from './options-fields.tsx';
import { RoleContext, useRoleForm } from './role-context.ts';
import { ROLE_CONDITIONS_HELP, MCP_HELP } from '#domain/schemas/role-messages.ts';
import {
  versionNumberOf,
  FIELD_SINCE_VERSION,
  isKnownVersion,
  NEWEST_ROLE_VERSION,
} from '#domain/schemas/role-terms.ts';
import { LabelsField } from './labels-field.tsx';
import { NamesField } from './names-field.tsx';
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
function ConditionsFields({ side }: { side: 'allow' | 'deny' }) {
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

interface RoleFormProps {
  text: string;
  onTextChange: (text: string) => void;
  /** Switches to the YAML editor. Used if the text cannot be shown as a form. */
  onEditYaml?: (() => void) | undefined;
}

export function RoleForm({ text, onTextChange, onEditYaml }: RoleFormProps) {
  const role = parseRole(text);
  if (!role.ok)
    return (
      <Banner
        tone="warn"
        action={
          onEditYaml && (
            <Button size="small" onClick={onEditYaml}>
              {EDIT_YAML}
            </Button>
          )
        }
      >
        <p>{unreadableLine(role.line)}</p>
      </Banner>
    );
  const unknownFields = unknownPartsOf(role);
  return (
    <RoleContext value={{ role, change: (change) => onTextChange(editRole(text, change)) }}>
      <div className={css.form}>
        {unknownFields.length > 0 && (
          <Banner tone="info">
            <p>{unknownFieldsUnchanged([...new Set(unknownFields.map(({ path }) => path))].join(', '))}</p>
          </Banner>
        )}
        <section aria-label={SIDE_TITLES.allow} className={css.side}>
          <h2 className={css.title}>{SIDE_TITLES.allow}</h2>
          <ConditionsFields side="allow" />
        </section>
        <section aria-label={OPTIONS_TITLE} className={css.side}>
          <h2 className={css.title}>{OPTIONS_TITLE}</h2>
          <div className={css.options}>
            <OptionsFields />
          </div>
        </section>
        <details className={css.side}>
          <summary className={css.title}>{SIDE_TITLES.deny}</summary>
          <section aria-label={SIDE_TITLES.deny} className={css.side}>
            <ConditionsFields side="deny" />
          </section>
        </details>
      </div>
    </RoleContext>
  );
}
