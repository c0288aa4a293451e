import { useOutletContext } from 'react-router-dom';
import { $api } from '#api/api.ts';
import type { Schemas } from '#api/schemas.ts';
import { createIamPolicyCommand } from '#domain/enrollment/commands.ts';
import type { PageContext } from '#domain/page-context.ts';
import { fieldsOf, uniqueNames, textOr } from '#lib/untrusted.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { Banner } from '#ui/feedback/banner.tsx';
import { Loading } from '#ui/feedback/loading.tsx';
import { StepActions } from '#ui/steps/steps.tsx';
import { NextStepButton } from '#screens/discover/guide/next-button.tsx';
import type { Guide } from '#screens/discover/guide/use-guide.ts';
import { CopyCode } from './copy-code.tsx';
import { AwsError, useReportAwsError } from './aws-error.tsx';
import {
  COPY_POLICY_COMMAND,
  fillPlaceholders,
  LOADING_POLICY,
  POLICY_HELP,
  POLICY_NOT_LOADED,
  POLICY_UNREADABLE,
} from './messages.ts';

/** Shows the IAM policy for the agent. The user can continue even if the proxy cannot send the policy. */
export function IamPolicy({ guide }: { guide: Guide }) {
  const { root } = useOutletContext<PageContext>();
  const name = guide.found?.name ?? '';
  const { data, error, isFetching, refetch } = $api.useQuery(
    'get',
    '/v1/webapi/sites/{cluster}/databases/{name}/iam/policy',
    { params: { path: { cluster: root, name } } },
  );
  useReportAwsError(guide, error);
  return (
    <>
      {!data && !error && <Loading label={LOADING_POLICY} />}
      {error && <AwsError title={POLICY_NOT_LOADED} error={error} isBusy={isFetching} onRetry={() => void refetch()} />}
      {data && <PolicyCommand answer={data} database={name} />}
      <StepActions>
        <NextStepButton guide={guide} />
      </StepActions>
    </>
  );
}

function PolicyCommand({ answer, database }: { answer: unknown; database: string }) {
  const { aws } = fieldsOf<Schemas['DatabaseIamPolicy']>(answer);
  const { policy_document: document, placeholders } = fieldsOf<Schemas['DatabaseIamPolicy']['aws']>(aws);
  const policyText = textOr(document, '');
  const placeholderNames = uniqueNames(placeholders);
  if (policyText === '')
    return (
      <Banner tone="warn">
        <p>{POLICY_UNREADABLE}</p>
      </Banner>
    );
  return (
    <>
      <p>{POLICY_HELP}</p>
      {placeholderNames.length > 0 && (
        <Banner tone="info">
          <p>{fillPlaceholders(placeholderNames.map(sanitize).join(', '))}</p>
        </Banner>
      )}
      <CopyCode text={createIamPolicyCommand(database, policyText)} label={COPY_POLICY_COMMAND} />
    </>
  );
}
