// The databases of an AWS account in a region, page by page as AWS has them (docs/protocol/resources.md#9.2, #15.6).
import { useInfiniteQuery } from '@tanstack/react-query';
import { useOutletContext } from 'react-router-dom';
import { http } from '#api/client.ts';
import { Refusal } from '#api/refusal.ts';
import type { Schemas } from '#api/schemas.ts';
import {
  askedOf,
  enrolledQuery,
  readAwsDatabases,
  resourceIdsIn,
  type AwsDatabase,
} from '#domain/enrollment/aws-rds.ts';
import type { PageContext } from '#domain/page-context.ts';
import { fieldsOf, textOr } from '#lib/read.ts';
import type { Guide } from '#screens/discover/guide/guide-state.ts';

interface Page {
  databases: readonly AwsDatabase[];
  nextToken: string | undefined;
  /** Resource IDs. */
  enrolled: readonly string[];
  /** What kept it from being known which are enrolled. */
  unchecked?: Refusal;
}

interface Account {
  cluster: string;
  name: string;
}

type Enrolled = Pick<Page, 'enrolled' | 'unchecked'>;

async function enrolledOf(cluster: string, databases: Page['databases'], signal: AbortSignal): Promise<Enrolled> {
  const query = enrolledQuery(databases);
  if (!query) return { enrolled: [] };
  try {
    const params = { path: { cluster }, query };
    const { data } = await http.GET('/v1/webapi/sites/{cluster}/databases', { params, signal });
    return { enrolled: resourceIdsIn(data) };
  } catch (error) {
    if (error instanceof Refusal) return { enrolled: [], unchecked: error };
    throw error;
  }
}

/** A page may be short or empty although more follow. */
async function askPage(path: Account, body: Schemas['AwsDatabaseQuery'], signal: AbortSignal): Promise<Page> {
  const { data } = await http.POST('/v1/webapi/sites/{cluster}/integrations/aws-oidc/{name}/databases', {
    params: { path },
    body,
    signal,
  });
  const databases = readAwsDatabases(data);
  const nextToken = textOr(fieldsOf<Schemas['AwsDatabasePage']>(data).nextToken, undefined);
  return { databases, nextToken, ...(await enrolledOf(path.cluster, databases, signal)) };
}

export function useAwsDatabases({ card, integration = '' }: Guide, region: string) {
  const { root: cluster } = useOutletContext<PageContext>();
  const asked = askedOf(card.id) ?? { rdsType: 'instance', engines: [] };
  const listing = useInfiniteQuery<Page, Refusal, { pages: Page[] }, string[], string>({
    queryKey: ['aws-databases', cluster, integration, card.id, region],
    queryFn: ({ pageParam: nextToken, signal }) =>
      askPage({ cluster, name: integration }, { ...asked, region, nextToken }, signal),
    initialPageParam: '',
    getNextPageParam: ({ nextToken }) => nextToken,
    // Asked for by hand alone: every call is one to AWS.
    staleTime: Infinity,
    gcTime: 0,
  });
  const pages = listing.data?.pages ?? [];
  return {
    ...listing,
    databases: pages.flatMap(({ databases }) => databases),
    enrolled: new Set(pages.flatMap(({ enrolled }) => enrolled)),
    unchecked: pages.findLast(({ unchecked }) => unchecked)?.unchecked,
    retry: () => void (listing.data ? listing.fetchNextPage() : listing.refetch()),
  };
}
