import { CopyRecord, UnreadableRecord } from '#features/list/unreadable.tsx';
import { useOutletContext } from 'react-router-dom';
import {
  deviceKindLabel,
  readableDevices,
  removeDisabledReason,
  type DeviceRow,
  type OwnDevice,
} from '#domain/mfa/own-devices.ts';
import type { PageContext } from '#domain/page-context.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { Button } from '#ui/button/button.tsx';
import { Panel } from '#ui/layout/panel.tsx';
import { RelativeTime } from '#ui/text/relative-time.tsx';
import { Cell, HeadCell, Row, Table, TableHead } from '#ui/table/table.tsx';
import { Tag } from '#ui/mark/tag.tsx';
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx';
import { UntrustedText } from '#ui/text/untrusted-text.tsx';
import { MFA_DEVICES } from '#domain/mfa/device-messages.ts';
import { DEVICE_NAME } from '#features/identity/messages.ts';
import { removeLabel } from '#lib/messages.ts';
import { DEVICE_ACTIONS, LAST_USED, PASSKEY, REGISTERED, REMOVE_DEVICE, DEVICE_TYPE } from './messages.ts';
import * as css from './account.css.ts';

interface DeviceTableProps {
  rows: readonly DeviceRow[];
  /** The time at which the page was loaded, in epoch milliseconds. */
  loadedAt: number;
  onRemove: (device: OwnDevice) => void;
}

export function DeviceTable({ rows, loadedAt, onRemove }: DeviceTableProps) {
  const { config } = useOutletContext<PageContext>();
  const devices = readableDevices(rows);
  return (
    <Panel fill="flush">
      <Table label={MFA_DEVICES}>
        <TableHead>
          <HeadCell>{DEVICE_NAME}</HeadCell>
          <HeadCell className={css.kindColumn}>{DEVICE_TYPE}</HeadCell>
          <HeadCell className={css.addedColumn}>{REGISTERED}</HeadCell>
          <HeadCell className={css.lastUsedColumn}>{LAST_USED}</HeadCell>
          <HeadCell className={css.actionsColumn}>
            <VisuallyHidden>{DEVICE_ACTIONS}</VisuallyHidden>
          </HeadCell>
        </TableHead>
        <tbody>
          {rows.map((row) =>
            row.ok ? (
              <DeviceTableRow
                key={row.id}
                device={row}
                loadedAt={loadedAt}
                disabledReason={removeDisabledReason(row, devices, config.auth.second_factor)}
                onRemove={onRemove}
              />
            ) : (
              <UnreadableDeviceRow key={row.id} raw={row.raw} />
            ),
          )}
        </tbody>
      </Table>
    </Panel>
  );
}

interface DeviceTableRowProps extends Pick<DeviceTableProps, 'loadedAt' | 'onRemove'> {
  device: OwnDevice;
  disabledReason: string | undefined;
}

function DeviceTableRow({ device, loadedAt, disabledReason, onRemove }: DeviceTableRowProps) {
  const { name, type, isPasskey, addedAt, lastUsed } = device;
  return (
    <Row>
      <Cell kind="name" className={css.name}>
        <div className={css.row}>
          <UntrustedText>{name}</UntrustedText> {isPasskey && <Tag>{PASSKEY}</Tag>}
          <div className={css.secondLine}>
            <p>{deviceKindLabel(type)}</p>
            <p>
              {REGISTERED} <RelativeTime time={addedAt} now={loadedAt} />
            </p>
            <p>
              {LAST_USED} <RelativeTime time={lastUsed} now={loadedAt} />
            </p>
          </div>
        </div>
      </Cell>
      <Cell className={css.kindColumn}>{deviceKindLabel(type)}</Cell>
      <Cell kind="quiet" className={css.addedColumn}>
        <RelativeTime time={addedAt} now={loadedAt} />
      </Cell>
      <Cell kind="quiet" className={css.lastUsedColumn}>
        <RelativeTime time={lastUsed} now={loadedAt} />
      </Cell>
      <Cell kind="actions">
        <Button
          size="small"
          aria-label={removeLabel(sanitize(name))}
          disabledReason={disabledReason}
          onClick={() => onRemove(device)}
        >
          {REMOVE_DEVICE}
        </Button>
      </Cell>
    </Row>
  );
}

/** Shows an unreadable record as raw data (docs/behaviour.md#unreadable-records). */
function UnreadableDeviceRow({ raw }: { raw: unknown }) {
  return (
    <Row>
      <Cell kind="name" className={css.name}>
        <div className={css.row}>
          <UnreadableRecord raw={raw} />
        </div>
      </Cell>
      <Cell className={css.kindColumn} />
      <Cell className={css.addedColumn} />
      <Cell className={css.lastUsedColumn} />
      <Cell kind="actions">
        <CopyRecord raw={raw} />
      </Cell>
    </Row>
  );
}
