import SearchX from 'lucide-react/icons/search-x';
import { useState } from 'react';
import { awsFailure, type AwsDatabase } from '#domain/enrollment/aws-rds.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { Button } from '#ui/button/button.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorText } from '#ui/feedback/error-text.tsx';
import { Loading } from '#ui/feedback/loading.tsx';
import type { Guide } from '#screens/discover/guide/use-guide.ts';
import { useAwsDatabases } from './use-aws-databases.ts';
import { DatabaseTable } from './database-table.tsx';
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
} from './messages.ts';
import * as css from '#screens/discover/guide/guide.css.ts';

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
          enrolled={enrolledIds}
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
          {lastPageIndex > 0 && <PageButtons page={page} last={lastPageIndex} onPage={setPage} />}
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
  last: number;
  onPage: (page: number) => void;
}

const PageButtons = ({ page, last, onPage }: PageButtonsProps) => (
  <>
    <Button disabledReason={page === 0 ? ON_FIRST_PAGE : undefined} onClick={() => onPage(page - 1)}>
      {PREVIOUS_ROWS}
    </Button>
    <Button disabledReason={page === last ? ON_LAST_PAGE : undefined} onClick={() => onPage(page + 1)}>
      {NEXT_ROWS}
    </Button>
  </>
);
