import { RUNNING } from '#ui/messages.ts';
import type { ReadableIntegration } from '#domain/integrations/integration-row.ts';
import type { MissingPermissions } from '#domain/permissions.ts';
import { NAME, TYPE } from '#features/list/messages.ts';
import type { FullListKind } from '#features/list/full-list.tsx';
import { DETAILS, manageLabel, MANAGE, STATUS, UNKNOWN } from '#lib/messages.ts';
import { permissionReason } from '#ui/feedback/messages.ts';
import { Tag } from '#ui/mark/tag.tsx';
import { RowMenu } from '#ui/menu/row-menu.tsx';
import { DELETE_INTEGRATION, EDIT_ROLE, INTEGRATIONS, OTHER_KIND } from './messages.ts';

/** What is asked about an integration in a dialog. */
export interface Asked {
  deed: 'edit' | 'delete';
  integration: ReadableIntegration;
}

/** Pixels of the edges of a tag with its dot, of a button with an icon alone, and of details that are cut. */
const TAG_EDGES = 24;
const ICON_BUTTON = 34;
const LEAST_DETAILS = 120;

interface MenuProps {
  of: ReadableIntegration;
  missing: MissingPermissions<'integrations'>;
  ask: (asked: Asked) => void;
}

function IntegrationMenu({ of: integration, missing, ask }: MenuProps) {
  const { name, roleArn } = integration;
  return (
    <RowMenu
      label={manageLabel(name)}
      entries={[
        {
          kind: 'action',
          label: EDIT_ROLE,
          disabledReason: roleArn === undefined ? OTHER_KIND : permissionReason(missing.edit),
          onSelect: () => ask({ deed: 'edit', integration }),
        },
        { kind: 'separator' },
        {
          kind: 'action',
          label: DELETE_INTEGRATION,
          tone: 'bad',
          disabledReason: permissionReason(missing.remove),
          onSelect: () => ask({ deed: 'delete', integration }),
        },
      ]}
    />
  );
}

export const integrationKind = (menu: Omit<MenuProps, 'of'>): FullListKind<ReadableIntegration> => ({
  page: 'integrations',
  permission: 'integration: list, read',
  messages: INTEGRATIONS,
  columns: [
    { title: NAME, sort: 'name', style: 'name', text: ({ name }) => name },
    { title: TYPE, sort: 'type', visibleFrom: 'middle', style: 'plain', text: ({ type }) => type },
    {
      title: DETAILS,
      visibleFrom: 'middle',
      style: 'code',
      minWidth: LEAST_DETAILS,
      text: ({ details }) => details || UNKNOWN,
    },
    {
      title: STATUS,
      style: 'plain',
      text: () => RUNNING,
      extraWidth: () => TAG_EDGES,
      cell: () => (
        <Tag tone="ok" dot>
          {RUNNING}
        </Tag>
      ),
    },
  ],
  action: {
    title: MANAGE,
    render: (integration) => <IntegrationMenu of={integration} {...menu} />,
    text: () => '',
    padding: ICON_BUTTON,
  },
});
