import Bot from 'lucide-react/icons/bot';
import type { ReactNode } from 'react';
import { useOutletContext } from 'react-router-dom';
import { dialectOfContext } from '#api/dialect/dialect-query.ts';
import { proxyCan } from '#api/dialect/dialect.ts';
import { pageTitles } from '#domain/navigation.ts';
import type { PageContext } from '#domain/page-context.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { PageTitle } from '#ui/layout/page-title.tsx';
import { NOT_SUPPORTED, NOT_SUPPORTED_HINT } from './messages.ts';

/** Shows a page about bots only if the proxy supports bots. */
export function RequiresBotSupport({ page, children }: { page: keyof typeof pageTitles; children: ReactNode }) {
  const { user } = useOutletContext<PageContext>();
  if (proxyCan(dialectOfContext(user), 'listBots')) return children;
  return (
    <>
      <title>{pageTitles[page]}</title>
      <PageTitle>{pageTitles[page]}</PageTitle>
      <EmptyState icon={Bot} title={NOT_SUPPORTED}>
        <p>{NOT_SUPPORTED_HINT}</p>
      </EmptyState>
    </>
  );
}
