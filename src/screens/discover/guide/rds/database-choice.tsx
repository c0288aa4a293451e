import SearchX from 'lucide-react/icons/search-x';
import { useState, useId } from 'react';
import {
  awsFailure,
  type AwsDatabase,
  rdsQueryOf,
  enrolledQuery,
  readAwsDatabases,
  parseResourceIds,
  isComplete,
  statusToneOf,
  otherLabelsOf,
} from '#domain/enrollment/aws-rds.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { Button } from '#ui/button/button.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorText } from '#ui/feedback/error-text.tsx';
import { Loading } from '#ui/feedback/loading.tsx';
import type { Guide } from '#screens/discover/guide/use-guide.ts';
import { AwsError, useReportAwsError } from './aws-error.tsx';
import {
  AWS_FAILURES,
  FETCH_MORE,
  LOADING_DATABASES,
  MORE_IN_AWS,
  NEXT_ROWS,
  NO_DATABASES_HELP,
  noDatabasesIn,
  ENROLLMENT_NOT_CHECKED,
  ON_FIRST_PAGE,
  ON_LAST_PAGE,
  PREVIOUS_ROWS,
  EMPTY_PAGE_WITH_MORE,
  rowRangeText,
  ALREADY_ENROLLED,
  DATABASES,
  ENGINE,
  INCOMPLETE_RECORD,
} from './messages.ts';
import * as css from '#screens/discover/guide/guide.css.ts';
import { useMutation } from '@tanstack/react-query';
import { useOutletContext } from 'react-router-dom';
import { http } from '#api/client.ts';
import { Refusal } from '#api/refusal.ts';
import type { Schemas } from '#api/schemas.ts';
import type { PageContext } from '#domain/page-context.ts';
import { useRunOnce } from '#ui/store/use-run-once.ts';
import { fieldsOf, textOr } from '#lib/untrusted.ts';
import { LABELS, NAME, UNREADABLE } from '#features/list/messages.ts';
import { SELECT, STATUS, UNKNOWN } from '#lib/messages.ts';
import { labelText } from '#lib/text/labels.ts';
import { Radio } from '#ui/field/checkbox.tsx';
import { Chip } from '#ui/mark/chip.tsx';
import { Tag } from '#ui/mark/tag.tsx';
import { Cell, HeadCell, Row, Table, TableHead } from '#ui/table/table.tsx';
import * as databaseTableCss from './rds.css.ts';

interface DatabaseRowProps {
  selected: AwsDatabase | undefined;
  isBusy: boolean;
  onChoose: (database: AwsDatabase) => void;
  /** Resource IDs of databases that are already enrolled and cannot be selected. */
  enrolledIds: ReadonlySet<string>;
}

interface DatabaseTableProps extends DatabaseRowProps {
  databases: readonly AwsDatabase[];
}

function DatabaseTable({ databases, ...choice }: DatabaseTableProps) {
  const rows = databases.map((database, index) => ({ database, key: `${index} ${database.resourceId}` }));
  return (
    <Table label={DATABASES}>
      <TableHead>
        <HeadCell className={databaseTableCss.select}>{SELECT}</HeadCell>
        <HeadCell>{NAME}</HeadCell>
        <HeadCell className={databaseTableCss.engine}>{ENGINE}</HeadCell>
        <HeadCell className={databaseTableCss.labels}>{LABELS}</HeadCell>
        <HeadCell className={databaseTableCss.status}>{STATUS}</HeadCell>
      </TableHead>
      <tbody>
        {rows.map(({ database, key }) => (
          <DatabaseRow key={key} database={database} {...choice} />
        ))}
      </tbody>
    </Table>
  );
}

function DatabaseRow({
  database,
  selected,
  isBusy,
  onChoose,
  enrolledIds,
}: DatabaseRowProps & { database: AwsDatabase }) {
  const id = useId();
  const { name, engine, status, resourceId } = database;
  const disabledReason = enrolledIds.has(resourceId)
    ? ALREADY_ENROLLED
    : isComplete(database)
      ? undefined
      : INCOMPLETE_RECORD;
  return (
    <Row>
      <Cell>
        <Radio
          id={id}
          name="aws-database"
          checked={database === selected}
          disabled={isBusy || disabledReason !== undefined}
          aria-describedby={disabledReason && `${id}-reason`}
          onChange={() => onChoose(database)}
        />
      </Cell>
      <Cell kind="name" className={databaseTableCss.wrapping}>
        <label htmlFor={id}>{sanitize(name) || UNREADABLE}</label>
        {disabledReason !== undefined && (
          <p id={`${id}-reason`} className={databaseTableCss.reason}>
            {disabledReason}
          </p>
        )}
      </Cell>
      <Cell kind="code" className={databaseTableCss.engine}>
        {sanitize(engine) || UNKNOWN}
      </Cell>
      <Cell className={databaseTableCss.labels}>
        <span className={databaseTableCss.chips}>
          {otherLabelsOf(database).map((label) => (
            <Chip key={label.name}>{labelText(label)}</Chip>
          ))}
        </span>
      </Cell>
      <Cell className={databaseTableCss.status}>
        <Tag tone={statusToneOf(status)} dot>
          {sanitize(status) || UNKNOWN}
        </Tag>
      </Cell>
    </Row>
  );
}

// The databases of an AWS account in a region, in the pages that AWS sends (docs/protocol/resources.md#9.2, #15.6).
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
  /** The name of the integration that connects the AWS account. */
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
function useAwsDatabases({ card, integration: name = '' }: Guide, region: string) {
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

/** Rows per page of the table. The page size of AWS differs (docs/protocol/resources.md#15.6). */
const ROWS_PER_PAGE = 10;

interface DatabaseChoiceProps {
  guide: Guide;
  region: string;
  selected: AwsDatabase | undefined;
  isBusy: boolean;
  onChoose: (database: AwsDatabase) => void;
}

/** The databases of the account in one region. */
export function DatabaseChoice({ guide, region, ...choice }: DatabaseChoiceProps) {
  const { isLoaded, databases, enrolledIds, enrollmentError, ...listing } = useAwsDatabases(guide, region);
  const { error, isBusy, hasMore } = listing;
  const [requestedPage, setPage] = useState(0);
  useReportAwsError(guide, error ?? enrollmentError);
  const count = databases.length;
  const lastPageIndex = Math.max(0, Math.ceil(count / ROWS_PER_PAGE) - 1);
  const page = Math.min(requestedPage, lastPageIndex);
  const firstRowIndex = page * ROWS_PER_PAGE;
  // Shows the page of the table with the first new row.
  const fetchMore = () => listing.fetchMore(() => setPage(Math.floor(count / ROWS_PER_PAGE)));
  return (
    <>
      {!isLoaded && !error && <Loading label={LOADING_DATABASES} />}
      {count > 0 && (
        <DatabaseTable
          databases={databases.slice(firstRowIndex, firstRowIndex + ROWS_PER_PAGE)}
          enrolledIds={enrolledIds}
          {...choice}
        />
      )}
      {enrollmentError && (
        <Banner tone="warn">
          <p>{ENROLLMENT_NOT_CHECKED}</p>
          <ErrorText error={enrollmentError} />
        </Banner>
      )}
      {isLoaded && count === 0 && !hasMore && (
        <EmptyState icon={SearchX} title={noDatabasesIn(sanitize(region))}>
          <p>{NO_DATABASES_HELP}</p>
        </EmptyState>
      )}
      {isLoaded && (count > 0 || hasMore) && (
        <div className={css.row}>
          <output className={css.secondaryText}>
            {count > 0
              ? rowRangeText(firstRowIndex + 1, Math.min(firstRowIndex + ROWS_PER_PAGE, count), count)
              : EMPTY_PAGE_WITH_MORE}{' '}
            {count > 0 && hasMore && MORE_IN_AWS}
          </output>
          {lastPageIndex > 0 && <PageButtons page={page} lastPageIndex={lastPageIndex} onPage={setPage} />}
          {hasMore && !error && (
            <Button pending={isBusy} onClick={fetchMore}>
              {FETCH_MORE}
            </Button>
          )}
        </div>
      )}
      {error && <AwsError title={AWS_FAILURES[awsFailure(error)]} error={error} isBusy={isBusy} onRetry={fetchMore} />}
    </>
  );
}

interface PageButtonsProps {
  page: number;
  lastPageIndex: number;
  onPage: (page: number) => void;
}

const PageButtons = ({ page, lastPageIndex, onPage }: PageButtonsProps) => (
  <>
    <Button disabledReason={page === 0 ? ON_FIRST_PAGE : undefined} onClick={() => onPage(page - 1)}>
      {PREVIOUS_ROWS}
    </Button>
    <Button disabledReason={page === lastPageIndex ? ON_LAST_PAGE : undefined} onClick={() => onPage(page + 1)}>
      {NEXT_ROWS}
    </Button>
  </>
);
