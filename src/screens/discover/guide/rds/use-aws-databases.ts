// The databases of an AWS account in a region, in the pages that AWS sends (docs/protocol/resources.md#9.2, #15.6).
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
import type { Guide } from '#screens/discover/guide/use-guide.ts';

interface AwsDatabasePage {
  databases: readonly AwsDatabase[];
  nextToken: string | undefined;
  /** Resource IDs of databases that are already enrolled. */
  enrolled: readonly string[];
  /** Why the console could not check which databases are enrolled. */
  unchecked?: Refusal;
}

interface AwsAccountPath {
  cluster: string;
  name: string;
}

type EnrollmentCheck = Pick<AwsDatabasePage, 'enrolled' | 'unchecked'>;

async function checkEnrollment(cluster: string, databases: AwsDatabasePage['databases']): Promise<EnrollmentCheck> {
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

/** AWS may send a short or empty page even if more pages follow. */
async function fetchPage(path: AwsAccountPath, body: Schemas['AwsDatabaseQuery']): Promise<AwsDatabasePage> {
  const { data } = await http.POST('/v1/webapi/sites/{cluster}/integrations/aws-oidc/{name}/databases', {
    params: { path },
    body,
  });
  const databases = readAwsDatabases(data);
  const nextToken = textOr(fieldsOf<Schemas['AwsDatabasePage']>(data).nextToken, undefined);
  return { databases, nextToken, ...(await checkEnrollment(path.cluster, databases)) };
}

/** Loads the first page. Further pages load only on request, because each page is a call of the AWS API. */
export function useAwsDatabases({ card, integration: name = '' }: Guide, region: string) {
  const { root: cluster } = useOutletContext<PageContext>();
  const rdsQuery = rdsQueryOf(card.id) ?? { rdsType: 'instance', engines: [] };
  const [pages, setPages] = useState<readonly AwsDatabasePage[]>([]);
  // The error stays visible during a retry.
  const [error, setError] = useState<Refusal>();
  const { mutate, isPending } = useMutation<AwsDatabasePage, Refusal, string>({
    mutationFn: (nextToken) => fetchPage({ cluster, name }, { ...rdsQuery, region, nextToken }),
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
    enrolledIds: new Set(pages.flatMap(({ enrolled }) => enrolled)),
    enrollmentError: pages.findLast(({ unchecked }) => unchecked)?.unchecked,
    hasMore: nextToken !== '',
    error,
    isBusy: isPending,
    /** Fetches the next page, or retries the failed one. */
    fetchMore: (onFetched?: () => void) => mutate(nextToken, { onSuccess: () => onFetched?.() }),
  };
}
