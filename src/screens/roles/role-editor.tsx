import { heldBy } from '#domain/users/messages.ts';
import { missingPermissionsFor } from '#domain/permissions.ts';
import { permissionReason } from '#ui/feedback/messages.ts';
import { useOutletContext, useSearchParams } from 'react-router-dom';
import { http } from '#api/client.ts';
import { dialectOfContext } from '#api/dialect/dialect-query.ts';
import { proxyCan, type Dialect } from '#api/dialect/dialect.ts';
import { Refusal } from '#api/refusal.ts';
import type { PageContext } from '#domain/page-context.ts';
import { checkRole } from '#domain/roles/lint.ts';
import { roleSchema } from '#domain/schemas/role-schema.ts';
import type { EditorPanel } from '#features/editor/panels.ts';
import { ResourceEditor } from '#features/editor/resource-editor-page.tsx';
import type { CheckWithProxy } from '#features/editor/proxy-answer.ts';
import type { EditorRules } from '#features/editor/rules.ts';
import { useResourceStore } from '#features/editor/use-resource-store.ts';
import type { EditedAddress } from '#features/editor/use-resource-page.ts';
import { withParams } from '#lib/params.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { Tag } from '#ui/mark/tag.tsx';
import { RoleEffectPanel } from './effect/role-effect-panel.tsx';
import { EFFECT_TITLE } from './effect/messages.ts';
import { RoleForm } from './form/role-form.tsx';
import type { Holder } from '#domain/roles/holders.ts';
import { FORM_TAB, newRole } from './messages.ts';
import { roleStore } from './role-store.ts';
import { templateOf } from './role-templates.ts';
import { newestRoleVersion } from './role-version.ts';

interface RoleEditorProps {
  address: EditedAddress;
  /** The stored YAML; undefined for a new role. */
  content: string | undefined;
  /** Undefined if the current user may not list users. */
  holders: readonly Holder[] | undefined;
  onClose: (saved?: string) => void;
}

/** The version in the text; empty without a version. */
const parseVersion = (text: string): string => /^version:\s*["']?(\w+)/m.exec(text)?.[1] ?? '';

/** Lets the proxy parse the role without storing it (docs/protocol/resources.md#6.1). */
const checkWithProxy: CheckWithProxy = async (yaml, signal) => {
  try {
    await http.POST('/v1/webapi/yaml/parse/{kind}', { params: { path: { kind: 'role' } }, body: { yaml }, signal });
    return { type: 'accepted' };
  } catch (error) {
    // If the request fails for another reason, only the editor's own rules apply until the role is saved.
    return error instanceof Refusal && error.status === 400 ? { type: 'refused', message: error.message } : undefined;
  }
};

const editorRulesFor = (proxy: Dialect): EditorRules => ({
  schemaOf: (text) => roleSchema(parseVersion(text), newestRoleVersion(proxy)),
  check: (text, document) => checkRole(text, document, newestRoleVersion(proxy)),
  ...(proxyCan(proxy, 'parseRoles') && { checkWithProxy }),
});

export function RoleEditor({ address, content, holders, onClose }: RoleEditorProps) {
  const { user } = useOutletContext<PageContext>();
  const name = address.kind === 'edit' ? address.name : '';
  const store = useResourceStore(roleStore, name);
  const proxy = dialectOfContext(user);
  const template = templateOf(address.kind === 'new' ? address.template : '', newestRoleVersion(proxy));
  const initial = content === undefined ? { template: template.text } : { base: content };
  const readOnlyReason = permissionReason(missingPermissionsFor(user.userAcl, 'roles').edit);
  return (
    <ResourceEditor
      title={address.kind === 'edit' ? sanitize(name) : newRole(template.title)}
      details={content !== undefined && <RoleDetails version={parseVersion(content)} holders={holders} />}
      source={{
        initial,
        store,
        draftKey: { owner: user.userName, kind: 'role', name: address.kind === 'edit' ? name : undefined },
      }}
      rules={editorRulesFor(proxy)}
      readOnlyReason={readOnlyReason}
      panels={useRolePanels(name, readOnlyReason === undefined)}
      onClose={onClose}
    />
  );
}

/** The form, if the user may edit the role, and the panel with the effect of the change. */
function useRolePanels(name: string, isEditable: boolean): EditorPanel[] {
  const [params, setParams] = useSearchParams();
  const form: EditorPanel = {
    id: 'form',
    title: FORM_TAB,
    position: 'tab',
    render: ({ text, onTextChange }) => (
      <RoleForm
        text={text}
        onTextChange={onTextChange}
        onEditYaml={() => setParams(withParams(params, { tab: '' }), { replace: true, preventScrollReset: true })}
      />
    ),
  };
  const effect: EditorPanel = {
    id: 'effect',
    title: EFFECT_TITLE,
    position: 'aside',
    render: ({ checked, saved }) => <RoleEffectPanel checkedText={checked} savedText={saved} name={name} />,
  };
  return [...(isEditable ? [form] : []), effect];
}

function RoleDetails({ version, holders }: { version: string; holders: readonly Holder[] | undefined }) {
  return (
    <>
      {version !== '' && <Tag>{version}</Tag>} {holders && heldBy(holders.length)}
    </>
  );
}
