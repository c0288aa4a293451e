// Where bots run: searched by the proxy, page by page (docs/behaviour.md#bots).
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
import { instanceKind } from './instance-kind.tsx';
import { instanceRow, type InstanceRow } from './instance-row.ts';
import { FIRST_INSTANCE, NO_INSTANCES, ofBot } from './messages.ts';
import { OfNewer } from './of-newer.tsx';
import { ShowInstance } from './show-instance.tsx';

export const Component = () => (
  <OfNewer page="botInstances">
    <Instances />
  </OfNewer>
);

function Instances() {
  const { root, features } = useOutletContext<PageContext>();
  const [params, setParams] = useSearchParams();
  const [shown, setShown] = useState<InstanceRow>();
  const bot = params.get('bot') ?? '';
  const only = (bot: string) => setParams(withParams(params, { bot }), { replace: true });
  const says = bot === '' ? [] : [ofBot(sanitize(bot))];
  const controls = says.map((text) => (
    <FilterChip key={text} label={removeLabel(text)} onRemove={() => only('')}>
      {text}
    </FilterChip>
  ));
  return (
    <>
      <PagedList
        kind={{
          ...instanceKind({ onBot: only, onShow: setShown }),
          filters: { params: ['bot'], labels: says, controls },
        }}
        queryFor={botInstancePages(root, bot)}
        read={(items) => items.map(instanceRow)}
        actions={features.bots && <ButtonLink to={links.bots()}>{pageTitles.bots}</ButtonLink>}
        emptyState={
          <EmptyState icon={Bot} title={NO_INSTANCES}>
            <p>{FIRST_INSTANCE}</p>
          </EmptyState>
        }
      />
      {shown && <ShowInstance of={shown} root={root} onClose={() => setShown(undefined)} />}
    </>
  );
}
