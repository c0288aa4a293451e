import { RUNNING } from '#ui/messages.ts';
import type { ReadableIntegration } from '#domain/integrations/integration-row.ts';
import type { MissingPermissions } from '#domain/permissions.ts';
import { NAME, TYPE } from '#features/list/messages.ts';
import type { FullListKind } from '#features/list/full-list.tsx';
import { DETAILS, manageLabel, MANAGE, STATUS, UNKNOWN } from '#lib/messages.ts';
import { permissionReason } from '#ui/feedback/messages.ts';
import { Tag } from '#ui/mark/tag.tsx';
import { RowMenu } from '#ui/menu/row-menu.tsx';
import { DELETE_INTEGRATION, EDIT_ROLE, INTEGRATION_LIST_LABELS, ONLY_AWS_OIDC_EDITABLE } from './messages.ts';

/** The integration whose dialog is open. */
export interface PendingAction {
  type: 'edit' | 'delete';
  integration: ReadableIntegration;
}

// Widths in pixels: the dot and padding of a tag, an icon button, and the smallest details column.
const TAG_PADDING = 24;
const ICON_BUTTON_WIDTH = 34;
const MIN_DETAILS_WIDTH = 120;

interface IntegrationMenuProps {
  integration: ReadableIntegration;
  missingPermissions: MissingPermissions<'integrations'>;
  onAction: (pendingAction: PendingAction) => void;
}

function IntegrationMenu({ integration, missingPermissions, onAction }: IntegrationMenuProps) {
  const { name, roleArn } = integration;
  return (
    <RowMenu
      label={manageLabel(name)}
      entries={[
        {
          kind: 'action',
          label: EDIT_ROLE,
          disabledReason: roleArn === undefined ? ONLY_AWS_OIDC_EDITABLE : permissionReason(missingPermissions.edit),
          onSelect: () => onAction({ type: 'edit', integration }),
        },
        { kind: 'separator' },
        {
          kind: 'action',
          label: DELETE_INTEGRATION,
          tone: 'bad',
          disabledReason: permissionReason(missingPermissions.remove),
          onSelect: () => onAction({ type: 'delete', integration }),
        },
      ]}
    />
  );
}

export const integrationListKind = (
  menu: Omit<IntegrationMenuProps, 'integration'>,
): FullListKind<ReadableIntegration> => ({
  page: 'integrations',
  permission: 'integration: list, read',
  messages: INTEGRATION_LIST_LABELS,
  columns: [
    { title: NAME, sort: 'name', style: 'name', text: ({ name }) => name },
    { title: TYPE, sort: 'type', visibleFrom: 'middle', style: 'plain', text: ({ type }) => type },
    {
      title: DETAILS,
      visibleFrom: 'middle',
      style: 'code',
      minWidth: MIN_DETAILS_WIDTH,
      text: ({ details }) => details || UNKNOWN,
    },
    // Open source proxies send no status, so every integration is shown as running (docs/protocol/resources.md#9.3).
    {
      title: STATUS,
      style: 'plain',
      text: () => RUNNING,
      extraWidth: () => TAG_PADDING,
      cell: () => (
        <Tag tone="ok" dot>
          {RUNNING}
        </Tag>
      ),
    },
  ],
  action: {
    title: MANAGE,
    render: (integration) => <IntegrationMenu integration={integration} {...menu} />,
    text: () => '',
    padding: ICON_BUTTON_WIDTH,
  },
});
