import ShieldQuestion from 'lucide-react/icons/shield-question';
import { Link, useOutletContext } from 'react-router-dom';
import { pageTitles } from '#domain/navigation.ts';
import type { PageContext } from '#domain/page-context.ts';
import { MY_ACCESS } from '#domain/users/messages.ts';
import { links } from '#lib/links.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ASK_FOR_ROLE, askForRoleAs, noRoles, rolesAllowNothing } from './messages.ts';
import * as css from './home.css.ts';

/** For users who may open no page of the cluster: what is missing, and whom to ask. */
export function NoAccess({ hasNoRoles }: { hasNoRoles: boolean }) {
  const { cluster, user } = useOutletContext<PageContext>();
  return (
    <EmptyState
      icon={ShieldQuestion}
      title={(hasNoRoles ? noRoles : rolesAllowNothing)(sanitize(cluster))}
      action={
        <span className={css.links}>
          <Link to={links.myAccess()}>{MY_ACCESS}</Link>
          <Link to={links.support()}>{pageTitles.support}</Link>
        </span>
      }
    >
      <p>{ASK_FOR_ROLE}</p>
      <p>{askForRoleAs(sanitize(user.userName))}</p>
    </EmptyState>
  );
}
