// The list of bot instances; the proxy searches it page by page (docs/behaviour.md#bots).
import Bot from 'lucide-react/icons/bot';
import { useState } from 'react';
import { useOutletContext, useSearchParams } from 'react-router-dom';
import { botInstancePages } from '#api/bots.ts';
import { pageTitles } from '#domain/navigation.ts';
import type { PageContext } from '#domain/page-context.ts';
import { PagedList } from '#features/list/paged-list.tsx';
import { links } from '#lib/links.ts';
import { removeLabel } from '#lib/messages.ts';
import { withParams } from '#lib/params.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { FilterChip } from '#ui/mark/chip.tsx';
import { instanceListKind } from './instance-list-kind.tsx';
import { parseBotInstance, type InstanceRow } from './instance-row.ts';
import { NO_INSTANCES_HINT, NO_INSTANCES, botFilterLabel } from './messages.ts';
import { RequiresBotSupport } from './requires-bot-support.tsx';
import { InstanceDialog } from './instance-dialog.tsx';

export const Component = () => (
  <RequiresBotSupport page="botInstances">
    <BotInstances />
  </RequiresBotSupport>
);

function BotInstances() {
  const { root, features } = useOutletContext<PageContext>();
  const [params, setParams] = useSearchParams();
  const [openInstance, setOpenInstance] = useState<InstanceRow>();
  const bot = params.get('bot') ?? '';
  const filterByBot = (bot: string) => setParams(withParams(params, { bot }), { replace: true });
  const filterLabels = bot === '' ? [] : [botFilterLabel(sanitize(bot))];
  const controls = filterLabels.map((text) => (
    <FilterChip key={text} label={removeLabel(text)} onRemove={() => filterByBot('')}>
      {text}
    </FilterChip>
  ));
  return (
    <>
      <PagedList
        kind={{
          ...instanceListKind({ onBot: filterByBot, onShow: setOpenInstance }),
          filters: { params: ['bot'], labels: filterLabels, controls },
        }}
        queryFor={botInstancePages(root, bot)}
        read={(items) => items.map(parseBotInstance)}
        actions={features.bots && <ButtonLink to={links.bots()}>{pageTitles.bots}</ButtonLink>}
        emptyState={
          <EmptyState icon={Bot} title={NO_INSTANCES}>
            <p>{NO_INSTANCES_HINT}</p>
          </EmptyState>
        }
      />
      {openInstance && (
        <InstanceDialog instance={openInstance} root={root} onClose={() => setOpenInstance(undefined)} />
      )}
    </>
  );
}
