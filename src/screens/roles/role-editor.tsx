import { useOutletContext } from 'react-router-dom';
import type { PageContext } from '#domain/page-context.ts';
import { roleSchema } from '#domain/schemas/role.ts';
import type { EditorPanel } from '#features/editor/panels.ts';
import { missingPermission, WRITE } from '#features/editor/permission.ts';
import { ResourceEditor } from '#features/editor/edited-resource.tsx';
import type { EditorRules } from '#features/editor/resource-editor.tsx';
import { useStore } from '#features/editor/use-store.ts';
import type { EditedAddress } from '#features/editor/use-edited.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { Tag } from '#ui/mark/tag.tsx';
import { HeldBy } from './held-by.tsx';
import type { Holder } from './holders.ts';
import { HELD_BY, heldBy, newRole } from './messages.ts';
import { roleStore } from './roles-query.ts';
import { templateOf } from './templates.ts';

interface RoleEditorProps {
  edited: EditedAddress;
  /** As the proxy has it; undefined for a new one. */
  content: string | undefined;
  /** Undefined where users may not be listed. */
  holders: readonly Holder[] | undefined;
  onClose: (saved?: string) => void;
}

/** What the text says itself; the newest that is known where it says nothing. */
const versionIn = (text: string): string => /^version:\s*["']?(\w+)/m.exec(text)?.[1] ?? '';

const rules: EditorRules = { schemaOf: (text) => roleSchema(versionIn(text)) };

export function RoleEditor({ edited, content, holders, onClose }: RoleEditorProps) {
  const { user } = useOutletContext<PageContext>();
  const name = edited.kind === 'edit' ? edited.name : '';
  const store = useStore(roleStore, name);
  const template = templateOf(edited.kind === 'new' ? edited.template : '');
  const begin = content === undefined ? { template: template.text } : { base: content };
  const panels: EditorPanel[] =
    holders && holders.length > 0
      ? [{ id: 'holders', title: HELD_BY, place: 'aside', render: () => <HeldBy holders={holders} /> }]
      : [];
  return (
    <ResourceEditor
      title={edited.kind === 'edit' ? sanitize(name) : newRole(template.title)}
      facts={content !== undefined && <Facts version={versionIn(content)} holders={holders} />}
      edited={{
        begin,
        store,
        draftPlace: { owner: user.userName, kind: 'role', name: edited.kind === 'edit' ? name : undefined },
      }}
      rules={rules}
      readOnly={missingPermission(user.userAcl.roles, 'role', WRITE)}
      panels={panels}
      onClose={onClose}
    />
  );
}

function Facts({ version, holders }: { version: string; holders: readonly Holder[] | undefined }) {
  return (
    <>
      {version !== '' && <Tag>{version}</Tag>} {holders && heldBy(holders.length)}
    </>
  );
}
