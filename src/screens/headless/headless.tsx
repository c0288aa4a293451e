// The page where users approve or deny a headless sign-in, which is a sign-in on a machine without a browser
// (docs/protocol/auth-and-identity.md#18).
import { useMutation, useQuery } from '@tanstack/react-query';
import { useParams, type LoaderFunctionArgs } from 'react-router-dom';
import { $api } from '#api/api.ts';
import { prefetch } from '#api/query-client.ts';
import { Refusal } from '#api/refusal.ts';
import { parseHeadlessRequest } from '#domain/headless.ts';
import { browserTabTitle, pageTitles } from '#domain/navigation.ts';
import { requiredParam } from '#lib/params.ts';
import { Answer } from '#ui/feedback/answer.tsx';
import { AuthCard } from '#ui/layout/auth-card.tsx';
import { Button } from '#ui/button/button.tsx';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { GO_HOME } from '#ui/button/messages.ts';
import { ErrorText } from '#ui/feedback/error-text.tsx';
import { NoPermission } from '#ui/feedback/no-permission.tsx';
import { links } from '#lib/links.ts';
import { Loading } from '#ui/feedback/loading.tsx';
import { sendDecision } from './send-decision.ts';
import { CHECK_AGAIN, LOADING_REQUEST, WAITING_FOR_COMMAND_LINE } from './messages.ts';
import { RequestOutcome } from './request-outcome.tsx';
import { SignInRequest } from './sign-in-request.tsx';
import * as css from './headless.css.ts';

const headlessRequestQuery = (id: string) =>
  $api.queryOptions('get', '/v1/webapi/headless/{id}', { params: { path: { id } } }, { select: parseHeadlessRequest });

export const loader = ({ params }: LoaderFunctionArgs) =>
  prefetch(headlessRequestQuery(requiredParam(params, 'request')));

export function Component() {
  return (
    <AuthCard title={pageTitles.headless}>
      <title>{browserTabTitle(pageTitles.headless)}</title>
      <SignInApproval />
    </AuthCard>
  );
}

/** The proxy sends the same errors for unknown requests, finished requests and requests of other users. */
const isMissing = (error: unknown): boolean => error instanceof Refusal && [400, 404].includes(error.status);

function SignInApproval() {
  const id = requiredParam(useParams(), 'request');
  const requestQuery = useQuery(headlessRequestQuery(id));
  const decision = useMutation({
    mutationFn: sendDecision,
    // The user may have decided in another tab or on another device, so the page reloads the request.
    onError: (error) => error instanceof Refusal && void requestQuery.refetch(),
  });
  if (decision.isSuccess)
    return <RequestOutcome outcome={decision.variables.action === 'accept' ? 'approved' : 'denied'} />;
  if (isMissing(requestQuery.error)) {
    const checkAgainButton = (
      <Button pending={requestQuery.isFetching} onClick={() => void requestQuery.refetch()}>
        {CHECK_AGAIN}
      </Button>
    );
    return <RequestOutcome outcome="gone" action={checkAgainButton} />;
  }
  if (requestQuery.error?.status === 403 && !requestQuery.data)
    return (
      <NoPermission action={<ButtonLink to={links.home()}>{GO_HOME}</ButtonLink>}>
        <div role="alert">
          <ErrorText error={requestQuery.error} />
        </div>
      </NoPermission>
    );
  return (
    <Answer query={requestQuery} placeholder={<WaitingForCommandLine />}>
      {(request) => {
        if (request.decision !== 'pending') return <RequestOutcome outcome={`${request.decision}Already`} />;
        return (
          <SignInRequest
            key={requestQuery.dataUpdatedAt}
            request={request}
            decision={decision}
            onExpired={requestQuery.refetch}
          />
        );
      }}
    </Answer>
  );
}

function WaitingForCommandLine() {
  return (
    <div className={css.waiting}>
      <Loading delay="short" label={LOADING_REQUEST} />
      <p>{WAITING_FOR_COMMAND_LINE}</p>
    </div>
  );
}
