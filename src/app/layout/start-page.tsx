import { Navigate, useOutletContext } from 'react-router-dom';
import { parseStartPage, START_PAGE_SETTING, startPath } from '#domain/navigation.ts';
import type { PageContext } from '#domain/page-context.ts';
import { useSetting } from '#ui/store/use-setting.ts';

/** Redirects `/web` to the start page if the user's context was not loaded in time for the route's loader. */
export function Component() {
  const { features, cluster } = useOutletContext<PageContext>();
  const [startPage] = useSetting(START_PAGE_SETTING);
  return <Navigate to={startPath(features, cluster, parseStartPage(startPage))} replace />;
}
