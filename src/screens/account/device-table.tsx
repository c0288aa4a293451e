import { useOutletContext } from 'react-router-dom';
import type { components } from '#api/schema.d.ts';
import { kindName, stayReason } from '#domain/mfa/devices.ts';
import type { Place } from '#domain/place.ts';
import { Button } from '#ui/button.tsx';
import { Panel } from '#ui/panel.tsx';
import { RelativeTime } from '#ui/relative-time.tsx';
import { Cell, HeadCell, Row, Table, TableHead } from '#ui/table.tsx';
import { Tag } from '#ui/tag.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import * as css from './account.css.ts';

type Device = components['schemas']['MfaDevice'];

interface DeviceTableProps {
  devices: readonly Device[];
  /** The page's clock. */
  at: number;
  onRemove: (device: Device) => void;
}

export function DeviceTable({ devices, at, onRemove }: DeviceTableProps) {
  const { config } = useOutletContext<Place>();
  return (
    <Panel fill="flush">
      <Table label="MFA devices">
        <TableHead>
          <HeadCell>Name</HeadCell>
          <HeadCell className={css.kind}>Kind</HeadCell>
          <HeadCell className={css.added}>Registered</HeadCell>
          <HeadCell className={css.used}>Last used</HeadCell>
          <HeadCell className={css.actions}>
            <VisuallyHidden>Actions</VisuallyHidden>
          </HeadCell>
        </TableHead>
        <tbody>
          {devices.map((device) => (
            <DeviceRow
              key={device.id}
              device={device}
              at={at}
              stays={stayReason(device, devices, config.auth.second_factor)}
              onRemove={onRemove}
            />
          ))}
        </tbody>
      </Table>
    </Panel>
  );
}

interface DeviceRowProps extends Pick<DeviceTableProps, 'at' | 'onRemove'> {
  device: Device;
  stays: string | undefined;
}

function DeviceRow({ device, at, stays, onRemove }: DeviceRowProps) {
  const { name, type, residentKey = false, addedAt, lastUsed } = device;
  return (
    <Row>
      <Cell kind="name" className={css.name}>
        <div className={css.row}>
          {name} {residentKey && <Tag>Passkey</Tag>}
          <div className={css.below}>
            {kindName(type)}, registered <RelativeTime at={addedAt} now={at} />, last used{' '}
            <RelativeTime at={lastUsed} now={at} />
          </div>
        </div>
      </Cell>
      <Cell className={css.kind}>{kindName(type)}</Cell>
      <Cell kind="quiet" className={css.added}>
        <RelativeTime at={addedAt} now={at} />
      </Cell>
      <Cell kind="quiet" className={css.used}>
        <RelativeTime at={lastUsed} now={at} />
      </Cell>
      <Cell kind="actions">
        <Button size="small" aria-label={`Remove ${name}`} disabledReason={stays} onClick={() => onRemove(device)}>
          Remove
        </Button>
      </Cell>
    </Row>
  );
}
