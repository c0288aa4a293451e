// The databases of an AWS account in a region, page by page as AWS has them (docs/protocol/resources.md#9.2, #15.6).
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useOutletContext } from 'react-router-dom';
import { http } from '#api/client.ts';
import { Refusal } from '#api/refusal.ts';
import type { Schemas } from '#api/schemas.ts';
import {
  rdsQueryOf,
  enrolledQuery,
  readAwsDatabases,
  parseResourceIds,
  type AwsDatabase,
} from '#domain/enrollment/aws-rds.ts';
import type { PageContext } from '#domain/page-context.ts';
import { useRunOnce } from '#ui/store/use-run-once.ts';
import { fieldsOf, textOr } from '#lib/untrusted.ts';
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

async function enrolledOf(cluster: string, databases: Page['databases']): Promise<Enrolled> {
  const query = enrolledQuery(databases);
  if (!query) return { enrolled: [] };
  try {
    const params = { path: { cluster }, query };
    const { data } = await http.GET('/v1/webapi/sites/{cluster}/databases', { params });
    return { enrolled: parseResourceIds(data) };
  } catch (error) {
    if (error instanceof Refusal) return { enrolled: [], unchecked: error };
    throw error;
  }
}

/** A page may be short or empty although more follow. */
async function askPage(path: Account, body: Schemas['AwsDatabaseQuery']): Promise<Page> {
  const { data } = await http.POST('/v1/webapi/sites/{cluster}/integrations/aws-oidc/{name}/databases', {
    params: { path },
    body,
  });
  const databases = readAwsDatabases(data);
  const nextToken = textOr(fieldsOf<Schemas['AwsDatabasePage']>(data).nextToken, undefined);
  return { databases, nextToken, ...(await enrolledOf(path.cluster, databases)) };
}

/** Asked for by hand alone: every page is a call to AWS, which a POST makes. */
export function useAwsDatabases({ card, integration: name = '' }: Guide, region: string) {
  const { root: cluster } = useOutletContext<PageContext>();
  const asked = rdsQueryOf(card.id) ?? { rdsType: 'instance', engines: [] };
  const [pages, setPages] = useState<readonly Page[]>([]);
  // Stays in sight while it is tried again.
  const [error, setError] = useState<Refusal>();
  const { mutate, isPending } = useMutation<Page, Refusal, string>({
    mutationFn: (nextToken) => askPage({ cluster, name }, { ...asked, region, nextToken }),
    onSuccess: (page) => {
      setError(undefined);
      setPages((pages) => [...pages, page]);
    },
    onError: setError,
  });
  const nextToken = pages.at(-1)?.nextToken ?? '';
  useRunOnce(() => mutate(''));
  return {
    isLoaded: pages.length > 0,
    databases: pages.flatMap(({ databases }) => databases),
    enrolled: new Set(pages.flatMap(({ enrolled }) => enrolled)),
    unchecked: pages.findLast(({ unchecked }) => unchecked)?.unchecked,
    hasMore: nextToken !== '',
    error,
    isBusy: isPending,
    /** The next page, or the one that failed. */
    fetchMore: (then?: () => void) => mutate(nextToken, { onSuccess: () => then?.() }),
  };
}
