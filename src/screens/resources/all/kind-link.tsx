import { Link, useOutletContext } from 'react-router-dom';
import { KIND_LISTS } from '#api/all-kinds/kinds.ts';
import type { PageContext } from '#domain/page-context.ts';
import { links } from '#lib/links.ts';
import { quiet } from '#ui/button/link-button.css.ts';
import type { AnyRow } from './any-row.ts';

/** The kind of the resource, as a link to the list of this kind, if there is one, with a search for the resource. */
export function KindLink({ resource: { kindRow, kindLabel, name } }: { resource: AnyRow }) {
  const { cluster } = useOutletContext<PageContext>();
  if (kindRow.kind === 'git_server' || kindRow.kind === 'other') return kindLabel;
  return (
    <Link className={quiet} to={links[KIND_LISTS[kindRow.kind].list]({ cluster }, { search: name })}>
      {kindLabel}
    </Link>
  );
}
