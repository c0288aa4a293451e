import { missingPermissionsFor } from '#domain/permissions.ts';
import { permissionReason } from '#ui/feedback/messages.ts';
import { useOutletContext } from 'react-router-dom';
import type { PageContext } from '#domain/page-context.ts';
import { trustedClusterSchema } from '#domain/schemas/trusted-cluster-schema.ts';
import { ResourceEditor } from '#features/editor/resource-editor-page.tsx';
import type { EditedAddress } from '#features/editor/use-resource-page.ts';
import { rulesOf } from '#features/editor/rules.ts';
import { useResourceStore } from '#features/editor/use-resource-store.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { NEW_TRUSTED_CLUSTER } from './messages.ts';
import { TEMPLATE } from './template.ts';
import { trustedClusterStore } from './trusted-clusters-query.ts';

interface TrustedClusterEditorProps {
  address: EditedAddress;
  /** The stored YAML; undefined for a new cluster. */
  content: string | undefined;
  onClose: (saved?: string) => void;
}

const trustedClusterRules = rulesOf(trustedClusterSchema);

export function TrustedClusterEditor({ address, content, onClose }: TrustedClusterEditorProps) {
  const { user } = useOutletContext<PageContext>();
  const name = address.kind === 'edit' ? address.name : '';
  const store = useResourceStore(trustedClusterStore, name);
  return (
    <ResourceEditor
      title={address.kind === 'edit' ? sanitize(name) : NEW_TRUSTED_CLUSTER}
      // No draft is stored, because the text contains the join token.
      source={{
        initial: content === undefined ? { template: TEMPLATE } : { base: content },
        store,
        draftKey: undefined,
      }}
      rules={trustedClusterRules}
      readOnlyReason={permissionReason(missingPermissionsFor(user.userAcl, 'trustedClusters').edit)}
      onClose={onClose}
    />
  );
}
