// The form values of a new integration, and the request that creates it.
import { useState } from 'react';
import { useOutletContext } from 'react-router-dom';
import { $api } from '#api/api.ts';
import { refreshIntegrations } from '#api/integrations.ts';
import { showCreated } from '#api/list/recent-writes.ts';
import type { PageContext } from '#domain/page-context.ts';
import { randomId } from '#lib/random-id.ts';
import { fieldsOf } from '#lib/untrusted.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { displayedError } from '#ui/feedback/messages.ts';
import { useRunOnce } from '#ui/store/use-run-once.ts';
import { NAME_TAKEN, createFailed } from './messages.ts';

export interface IntegrationFormValues {
  thumbprint: string;
  /** The name of the role that the script creates. */
  role: string;
  roleArn: string;
  name: string;
}

export const EMPTY_FORM: IntegrationFormValues = { thumbprint: '', role: 'postern-discover', roleArn: '', name: '' };

/** Reports start and completion in usage events. Fire and forget (docs/protocol/resources.md#9.4). */
function useEnrollUsage(isReported: boolean) {
  const { mutate } = $api.useMutation('post', '/v1/webapi/capture');
  const [id] = useState(randomId);
  const reportUsage = (event: 'tp.ui.integrationEnroll.start' | 'tp.ui.integrationEnroll.complete') =>
    isReported && mutate({ body: { event, eventData: { id, kind: 'INTEGRATION_ENROLL_KIND_AWS_OIDC' } } });
  useRunOnce(() => void reportUsage('tp.ui.integrationEnroll.start'));
  return { onCreated: () => void reportUsage('tp.ui.integrationEnroll.complete') };
}

/** `isReported` is false if the enrollment guide already reports usage events. */
export function useCreateIntegration(isReported: boolean) {
  const { root } = useOutletContext<PageContext>();
  const { onCreated } = useEnrollUsage(isReported);
  const create = $api.useMutation('post', '/v1/webapi/sites/{cluster}/integrations', {
    async onSuccess(answer, { body }) {
      onCreated();
      await showCreated('integrations', body.name, { ...body, ...fieldsOf<object>(answer), name: body.name });
    },
    onError: () => refreshIntegrations(root),
  });
  const { error, variables } = create;
  const name = sanitize(variables?.body.name ?? '');
  return {
    /** The name on the wire after the integration was created. */
    createdName: create.isSuccess ? variables?.body.name : undefined,
    isBusy: create.isPending,
    refusal:
      error?.status === 409
        ? { field: 'name', text: NAME_TAKEN }
        : error
          ? displayedError(createFailed(name), error)
          : undefined,
    create: ({ name, roleArn }: Pick<IntegrationFormValues, 'name' | 'roleArn'>) =>
      create.mutate({
        params: { path: { cluster: root } },
        body: { name: name.trim(), subKind: 'aws-oidc', awsoidc: { roleArn: roleArn.trim() } },
      }),
  };
}
