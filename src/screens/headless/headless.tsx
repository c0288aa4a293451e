// A sign-in on a machine without a browser waits here for its user's decision (docs/protocol/auth-and-identity.md#18).
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
import { decide } from './decide.ts';
import { CHECK_AGAIN, LOADING, WAITING } from './messages.ts';
import { RequestOutcome } from './request-outcome.tsx';
import { Request } from './request.tsx';
import * as css from './headless.css.ts';

const requestOf = (id: string) =>
  $api.queryOptions('get', '/v1/webapi/headless/{id}', { params: { path: { id } } }, { select: parseHeadlessRequest });

export const loader = ({ params }: LoaderFunctionArgs) => prefetch(requestOf(requiredParam(params, 'request')));

export function Component() {
  return (
    <AuthCard title={pageTitles.headless}>
      <title>{browserTabTitle(pageTitles.headless)}</title>
      <Approval />
    </AuthCard>
  );
}

/** The proxy says the same of one that it does not know, that is over, and that somebody else made. */
const isGone = (error: unknown): boolean => error instanceof Refusal && [400, 404].includes(error.status);

function Approval() {
  const id = requiredParam(useParams(), 'request');
  const asked = useQuery(requestOf(id));
  const deciding = useMutation({
    mutationFn: decide,
    // A refused decision may mean that somebody was faster.
    onError: (error) => error instanceof Refusal && void asked.refetch(),
  });
  if (deciding.isSuccess) return <RequestOutcome of={deciding.variables.action === 'accept' ? 'approved' : 'denied'} />;
  if (isGone(asked.error)) {
    const again = (
      <Button pending={asked.isFetching} onClick={() => void asked.refetch()}>
        {CHECK_AGAIN}
      </Button>
    );
    return <RequestOutcome of="gone" action={again} />;
  }
  if (asked.error?.status === 403 && !asked.data)
    return (
      <NoPermission action={<ButtonLink to={links.home()}>{GO_HOME}</ButtonLink>}>
        <div role="alert">
          <ErrorText error={asked.error} />
        </div>
      </NoPermission>
    );
  return (
    <Answer query={asked} placeholder={<Waiting />}>
      {(request) => {
        if (request.decision !== 'pending') return <RequestOutcome of={`${request.decision}Already`} />;
        return <Request key={asked.dataUpdatedAt} request={request} deciding={deciding} onExpired={asked.refetch} />;
      }}
    </Answer>
  );
}

function Waiting() {
  return (
    <div className={css.waiting}>
      <Loading delay="short" label={LOADING} />
      <p>{WAITING}</p>
    </div>
  );
}
