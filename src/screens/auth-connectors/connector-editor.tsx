import { missingPermissionsFor } from '#domain/permissions.ts';
import { permissionReason } from '#ui/feedback/messages.ts';
import { useOutletContext } from 'react-router-dom';
import type { PageContext } from '#domain/page-context.ts';
import { githubSchema } from '#domain/schemas/github-schema.ts';
import { ResourceEditor } from '#features/editor/resource-editor-page.tsx';
import type { EditedAddress } from '#features/editor/use-resource-page.ts';
import { rulesOf } from '#features/editor/rules.ts';
import { useResourceStore } from '#features/editor/use-resource-store.ts';
import { textOr } from '#lib/untrusted.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { connectorStore } from './connectors-query.ts';
import { NEW_CONNECTOR } from './messages.ts';
import { templateFor } from './template.ts';

interface ConnectorEditorProps {
  address: EditedAddress;
  /** The stored YAML; undefined for a new connector. */
  content: string | undefined;
  onClose: (saved?: string) => void;
}

const githubRules = rulesOf(githubSchema);

export function ConnectorEditor({ address, content, onClose }: ConnectorEditorProps) {
  const { user, root } = useOutletContext<PageContext>();
  const name = address.kind === 'edit' ? address.name : '';
  const store = useResourceStore(connectorStore, name);
  const template = templateFor(textOr(user.cluster.publicURL, root));
  return (
    <ResourceEditor
      title={address.kind === 'edit' ? sanitize(name) : NEW_CONNECTOR}
      // No draft is stored, because the text contains the client secret.
      source={{ initial: content === undefined ? { template } : { base: content }, store, draftKey: undefined }}
      rules={githubRules}
      readOnlyReason={permissionReason(missingPermissionsFor(user.userAcl, 'authConnectors').edit)}
      onClose={onClose}
    />
  );
}
