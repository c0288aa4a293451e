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
import { DEVICE_ACTIONS, LAST_USED, PASSKEY, REGISTERED, REMOVE, TYPE } from './messages.ts';
import * as css from './account.css.ts';

interface DeviceTableProps {
  rows: readonly DeviceRow[];
  /** The page's clock. */
  at: number;
  onRemove: (device: OwnDevice) => void;
}

export function DeviceTable({ rows, at, onRemove }: DeviceTableProps) {
  const { config } = useOutletContext<PageContext>();
  const devices = readableDevices(rows);
  return (
    <Panel fill="flush">
      <Table label={MFA_DEVICES}>
        <TableHead>
          <HeadCell>{DEVICE_NAME}</HeadCell>
          <HeadCell className={css.kind}>{TYPE}</HeadCell>
          <HeadCell className={css.added}>{REGISTERED}</HeadCell>
          <HeadCell className={css.used}>{LAST_USED}</HeadCell>
          <HeadCell className={css.actions}>
            <VisuallyHidden>{DEVICE_ACTIONS}</VisuallyHidden>
          </HeadCell>
        </TableHead>
        <tbody>
          {rows.map((row) =>
            row.ok ? (
              <ReadRow
                key={row.id}
                device={row}
                at={at}
                stays={removeDisabledReason(row, devices, config.auth.second_factor)}
                onRemove={onRemove}
              />
            ) : (
              <UnreadableRow key={row.id} raw={row.raw} />
            ),
          )}
        </tbody>
      </Table>
    </Panel>
  );
}

interface ReadRowProps extends Pick<DeviceTableProps, 'at' | 'onRemove'> {
  device: OwnDevice;
  stays: string | undefined;
}

function ReadRow({ device, at, stays, onRemove }: ReadRowProps) {
  const { name, type, isPasskey, addedAt, lastUsed } = device;
  return (
    <Row>
      <Cell kind="name" className={css.name}>
        <div className={css.row}>
          <UntrustedText>{name}</UntrustedText> {isPasskey && <Tag>{PASSKEY}</Tag>}
          <div className={css.below}>
            <p>{deviceKindLabel(type)}</p>
            <p>
              {REGISTERED} <RelativeTime at={addedAt} now={at} />
            </p>
            <p>
              {LAST_USED} <RelativeTime at={lastUsed} now={at} />
            </p>
          </div>
        </div>
      </Cell>
      <Cell className={css.kind}>{deviceKindLabel(type)}</Cell>
      <Cell kind="quiet" className={css.added}>
        <RelativeTime at={addedAt} now={at} />
      </Cell>
      <Cell kind="quiet" className={css.used}>
        <RelativeTime at={lastUsed} now={at} />
      </Cell>
      <Cell kind="actions">
        <Button
          size="small"
          aria-label={removeLabel(sanitize(name))}
          disabledReason={stays}
          onClick={() => onRemove(device)}
        >
          {REMOVE}
        </Button>
      </Cell>
    </Row>
  );
}

/** A record that cannot be read, shown as it came (docs/behaviour.md#unreadable-records). */
function UnreadableRow({ raw }: { raw: unknown }) {
  return (
    <Row>
      <Cell kind="name" className={css.name}>
        <div className={css.row}>
          <UnreadableRecord raw={raw} />
        </div>
      </Cell>
      <Cell className={css.kind} />
      <Cell className={css.added} />
      <Cell className={css.used} />
      <Cell kind="actions">
        <CopyRecord raw={raw} />
      </Cell>
    </Row>
  );
}
