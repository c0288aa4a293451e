import { Link } from 'react-router-dom';
import type { Features } from '#domain/access.ts';
import { homePath } from '#domain/navigation.ts';
import { Brand } from '#ui/layout/brand.tsx';
import { HOME_LINK_LABEL } from '#app/messages.ts';
import * as css from './home-link.css.ts';

/** The logo links to the first page that the user may open. */
export function HomeLink({ features, cluster }: { features: Features; cluster: string }) {
  return (
    <Link to={homePath(features, cluster)} className={css.home} aria-label={HOME_LINK_LABEL}>
      <Brand />
    </Link>
  );
}
