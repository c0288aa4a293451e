import { useNavigate, useOutletContext } from 'react-router-dom';
import type { PageContext } from '#domain/page-context.ts';
import { missingPermissionsFor } from '#domain/permissions.ts';
import { VERSION } from '#domain/resources/messages.ts';
import { BOT } from '#domain/users/messages.ts';
import { HOSTNAME } from '#features/list/messages.ts';
import type { PagedKind } from '#features/list/paged-list.tsx';
import { links } from '#lib/links.ts';
import { MANAGE, manageLabel, NEVER, SHOW_YAML } from '#lib/messages.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { formatDateTime, formatRelative } from '#lib/time.ts';
import { LinkButton } from '#ui/button/link-button.tsx';
import { permissionReason } from '#ui/feedback/messages.ts';
import { RowMenu } from '#ui/menu/row-menu.tsx';
import { useTickingText } from '#ui/text/use-ticking-text.ts';
import { idText, type InstanceRow } from './instance-row.ts';
import { INSTANCE_ID, INSTANCE_LIST_LABELS, JOIN_METHOD, LAST_ACTIVE, LOCK_INSTANCE } from './messages.ts';

interface InstanceActions {
  /** Filters the list by one bot. */
  onBot: (bot: string) => void;
  onShow: (instance: InstanceRow) => void;
}

const ICON_BUTTON_WIDTH = 34;

export const instanceListKind = ({ onBot, onShow }: InstanceActions): PagedKind<InstanceRow> => ({
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
      cell: ({ bot }) => <LinkButton onClick={() => onBot(bot)}>{sanitize(bot)}</LinkButton>,
    },
    { title: JOIN_METHOD, visibleFrom: 'middle', style: 'quiet', text: ({ method }) => method },
    { title: VERSION, visibleFrom: 'middle', style: 'quiet', text: ({ version }) => version },
    {
      title: LAST_ACTIVE,
      visibleFrom: 'middle',
      style: 'quiet',
      text: () => '',
      sample: ['23 minutes ago'],
      cell: ({ lastActive }) => (lastActive === '' ? NEVER : <RelativeTime time={lastActive} />),
    },
    { title: INSTANCE_ID, visibleFrom: 'wide', style: 'code', minWidth: 120, isSearched: false, text: idText },
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
