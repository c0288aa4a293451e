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
import { ID, INSTANCES, JOIN_METHOD, LAST_ACTIVE, LOCK_INSTANCE } from './messages.ts';

interface Deeds {
  /** Shows those of one bot alone. */
  onBot: (bot: string) => void;
  onShow: (instance: InstanceRow) => void;
}

const ICON_BUTTON = 34;

export const instanceKind = ({ onBot, onShow }: Deeds): PagedKind<InstanceRow> => ({
  page: 'botInstances',
  permission: 'bot_instance: list, read',
  messages: INSTANCES,
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
      cell: ({ active }) => (active === '' ? NEVER : <Ago at={active} />),
    },
    { title: ID, visibleFrom: 'wide', style: 'code', minWidth: 120, isSearched: false, text: idText },
  ],
  action: {
    title: MANAGE,
    render: (instance) => <InstanceMenu of={instance} onShow={() => onShow(instance)} />,
    text: () => '',
    padding: ICON_BUTTON,
  },
});

function Ago({ at }: { at: string }) {
  return (
    <time dateTime={at} title={formatDateTime(at)}>
      {useTickingText((now) => formatRelative(now, at))}
    </time>
  );
}

function InstanceMenu({ of: { id, name }, onShow }: { of: InstanceRow; onShow: () => void }) {
  const { user } = useOutletContext<PageContext>();
  const go = useNavigate();
  return (
    <RowMenu
      label={manageLabel(name)}
      entries={() => [
        { kind: 'action', label: SHOW_YAML, onSelect: onShow },
        {
          kind: 'action',
          label: LOCK_INSTANCE,
          disabledReason: permissionReason(missingPermissionsFor(user.userAcl, 'lock').create),
          onSelect: () => void go(links.newLock({}, { bot_instance_id: id })),
        },
      ]}
    />
  );
}
