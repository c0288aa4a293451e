import { Link } from 'react-router-dom';
import { unsupportedMajorOf } from '#api/dialect/dialect.ts';
import { unknownPermissions } from '#domain/unknown-permissions.ts';
import { unrecognizedData, type UnrecognizedData } from '#features/diagnostics/unrecognized-data.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { CopyButton } from '#ui/button/copy-button.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { Panel } from '#ui/layout/panel.tsx';
import { useStore } from '#ui/store/use-store.ts';
import {
  COPY_REPORT,
  DIAGNOSTICS,
  newerProxy,
  EVERYTHING_RECOGNIZED,
  REPORT_HINT,
  UNKNOWN_PERMISSIONS,
  unknownEvents,
  unreadableRecordsOn,
} from './messages.ts';
import * as css from './support.css.ts';

interface DiagnosticsProps {
  proxyVersion: string;
  /** The user's permissions as the proxy sent them. */
  acl: unknown;
}

/** Data that the console did not understand, so that users can report it (docs/behaviour.md#unreadable-records). */
export function Diagnostics({ proxyVersion, acl }: DiagnosticsProps) {
  const unrecognized = useStore(unrecognizedData, (items) => items);
  const permissions = unknownPermissions(acl);
  const newerMajor = unsupportedMajorOf(proxyVersion);
  const buildReport = () =>
    JSON.stringify({ postern: __VERSION__, proxy: proxyVersion, notUnderstood: unrecognized }, null, 2);
  return (
    <Panel>
      <section className={css.group} aria-label={DIAGNOSTICS}>
        <h2>{DIAGNOSTICS}</h2>
        {newerMajor !== undefined && <Banner tone="info">{newerProxy(newerMajor)}</Banner>}
        {unrecognized.length === 0 && permissions.length === 0 && newerMajor === undefined && (
          <p>{EVERYTHING_RECOGNIZED}</p>
        )}
        <UnknownPermissions permissions={permissions} />
        {unrecognized.length > 0 && (
          <>
            <ul className={css.list}>
              {unrecognized.map((item) => (
                <li key={`${item.kind} ${item.source}`}>
                  <UnrecognizedItem item={item} />
                </li>
              ))}
            </ul>
            <p>{REPORT_HINT}</p>
            <CopyButton text={buildReport} label={COPY_REPORT} showLabel />
          </>
        )}
      </section>
    </Panel>
  );
}

export function UnknownPermissions({ permissions }: { permissions: readonly string[] }) {
  if (permissions.length === 0) return null;
  return (
    <>
      <p>{UNKNOWN_PERMISSIONS}</p>
      <ul className={css.list}>
        {permissions.map((permission) => (
          <li key={permission}>
            <bdi>{permission}</bdi>
          </li>
        ))}
      </ul>
    </>
  );
}

function UnrecognizedItem({ item: { kind, source, count } }: { item: UnrecognizedData }) {
  if (kind === 'event')
    return (
      <>
        {unknownEvents(count)} <bdi>{sanitize(source)}</bdi>
      </>
    );
  return (
    <>
      {unreadableRecordsOn(count)} <Link to={source}>{sanitize(source)}</Link>
    </>
  );
}
