// The list of bot instances; the proxy searches it page by page (docs/behaviour.md#bots).
import Bot from 'lucide-react/icons/bot';
import { useState } from 'react';
import { useOutletContext, useSearchParams, useNavigate } from 'react-router-dom';
import { botInstancePages, botInstanceOf } from '#api/bots.ts';
import { pageTitles } from '#domain/navigation.ts';
import type { PageContext } from '#domain/page-context.ts';
import { PagedList, type PagedKind } from '#features/list/paged-list.tsx';
import { links } from '#lib/links.ts';
import { removeLabel, MANAGE, manageLabel, NEVER, SHOW_YAML } from '#lib/messages.ts';
import { withParams } from '#lib/params.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { FilterChip } from '#ui/mark/chip.tsx';
import { parseBotInstance, type InstanceRow, idText } from './instance-row.ts';
import {
  NO_INSTANCES_HINT,
  NO_INSTANCES,
  botFilterLabel,
  INSTANCE_NOT_LOADED,
  instanceTitle,
  LOADING_INSTANCE,
  INSTANCE_LIST_LABELS,
  JOIN_METHOD,
  LAST_ACTIVE,
  LOCK_INSTANCE,
} from './messages.ts';
import { ID, HOSTNAME } from '#features/list/messages.ts';
import { RequiresBotSupport } from './requires-bot-support.tsx';
import { useQuery } from '@tanstack/react-query';
import type { Schemas } from '#api/schemas.ts';
import { fieldsOf, textOr } from '#lib/untrusted.ts';
import { MessageDialog } from '#ui/dialog/message-dialog.tsx';
import { Answer } from '#ui/feedback/answer.tsx';
import { Loading } from '#ui/feedback/loading.tsx';
import { YamlText } from '#ui/text/yaml-text.tsx';
import { missingPermissionsFor } from '#domain/permissions.ts';
import { VERSION } from '#domain/resources/messages.ts';
import { BOT } from '#domain/users/messages.ts';
import { formatDateTime, formatRelative } from '#lib/time.ts';
import { LinkButton } from '#ui/button/link-button.tsx';
import { permissionReason } from '#ui/feedback/messages.ts';
import { RowMenu } from '#ui/menu/row-menu.tsx';
import { useTickingText } from '#ui/text/use-ticking-text.ts';

interface InstanceActions {
  /** Filters the list by one bot. */
  onBot: (bot: string) => void;
  onShow: (instance: InstanceRow) => void;
}

const ICON_BUTTON_WIDTH = 34;

const instanceListKind = ({ onBot, onShow }: InstanceActions): PagedKind<InstanceRow> => ({
  page: 'botInstances',
  permission: 'bot_instance: list, read',
  messages: INSTANCE_LIST_LABELS,
  hasHiddenMatches: true,
  columns: [
    { title: HOSTNAME, style: 'name', text: ({ name }) => name },
    {
      title: BOT,
      style: 'plain',
      text: ({ bot }) => sanitize(bot),
      cell: ({ bot }) => (
        <LinkButton variant="quiet" onClick={() => onBot(bot)}>
          {sanitize(bot)}
        </LinkButton>
      ),
    },
    { title: JOIN_METHOD, visibleFrom: 'middle', style: 'quiet', text: ({ method }) => method },
    { title: VERSION, visibleFrom: 'middle', style: 'quiet', text: ({ version }) => version },
    {
      title: LAST_ACTIVE,
      visibleFrom: 'middle',
      style: 'quiet',
      text: () => '',
      csv: ({ lastActive }) => (lastActive === '' ? NEVER : formatDateTime(lastActive)),
      sample: ['23 minutes ago'],
      cell: ({ lastActive }) => (lastActive === '' ? NEVER : <RelativeTime time={lastActive} />),
    },
    { title: ID, visibleFrom: 'wide', style: 'code', minWidth: 120, isSearched: false, text: idText },
  ],
  action: {
    title: MANAGE,
    render: (instance) => <InstanceMenu instance={instance} onShow={() => onShow(instance)} />,
    text: () => '',
    padding: ICON_BUTTON_WIDTH,
  },
});

function RelativeTime({ time: timestamp }: { time: string }) {
  return (
    <time dateTime={timestamp} title={formatDateTime(timestamp)}>
      {useTickingText((now) => formatRelative(now, timestamp))}
    </time>
  );
}

function InstanceMenu({ instance: { id, name }, onShow }: { instance: InstanceRow; onShow: () => void }) {
  const { user } = useOutletContext<PageContext>();
  const navigate = useNavigate();
  return (
    <RowMenu
      label={manageLabel(name)}
      entries={() => [
        { kind: 'action', label: SHOW_YAML, onSelect: onShow },
        {
          kind: 'action',
          label: LOCK_INSTANCE,
          disabledReason: permissionReason(missingPermissionsFor(user.userAcl, 'lock').create),
          onSelect: () => void navigate(links.newLock({}, { bot_instance_id: id })),
        },
      ]}
    />
  );
}

interface InstanceDialogProps {
  instance: InstanceRow;
  root: string;
  onClose: () => void;
}

/** Shows all details that the proxy returns for an instance. */
function InstanceDialog({ instance: { id, bot, name }, root, onClose }: InstanceDialogProps) {
  return (
    <MessageDialog title={instanceTitle(name)} width="wide" onClose={onClose}>
      <Answer
        query={useQuery(botInstanceOf(root, bot, id))}
        placeholder={<Loading label={LOADING_INSTANCE} />}
        permission="bot_instance: read"
        errorTitle={INSTANCE_NOT_LOADED}
      >
        {(detail) => <YamlText>{textOr(fieldsOf<Schemas['BotInstanceDetail']>(detail).yaml, '–')}</YamlText>}
      </Answer>
    </MessageDialog>
  );
}

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
