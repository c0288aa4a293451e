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
  NOTHING_ODD,
  REPORT_HINT,
  UNKNOWN_PERMISSIONS,
  unknownEvents,
  unreadableOn,
} from './messages.ts';
import * as css from './support.css.ts';

/** What this console did not understand, to be told to those who can help (docs/behaviour.md#unreadable-records). */
interface DiagnosticsProps {
  proxyVersion: string;
  /** What the user may do, as the proxy sent it. */
  acl: unknown;
}

export function Diagnostics({ proxyVersion, acl }: DiagnosticsProps) {
  const all = useStore(unrecognizedData, (found) => found);
  const permissions = unknownPermissions(acl);
  const line = unsupportedMajorOf(proxyVersion);
  const report = () => JSON.stringify({ postern: __VERSION__, proxy: proxyVersion, notUnderstood: all }, null, 2);
  return (
    <Panel>
      <section className={css.group} aria-label={DIAGNOSTICS}>
        <h2>{DIAGNOSTICS}</h2>
        {line !== undefined && <Banner tone="info">{newerProxy(line)}</Banner>}
        {all.length === 0 && permissions.length === 0 && line === undefined && <p>{NOTHING_ODD}</p>}
        <UnknownPermissions permissions={permissions} />
        {all.length > 0 && (
          <>
            <ul className={css.list}>
              {all.map((one) => (
                <li key={`${one.kind} ${one.source}`}>
                  <Found of={one} />
                </li>
              ))}
            </ul>
            <p>{REPORT_HINT}</p>
            <CopyButton text={report} label={COPY_REPORT} showLabel />
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

function Found({ of: { kind: is, source: at, count } }: { of: UnrecognizedData }) {
  if (is === 'event')
    return (
      <>
        {unknownEvents(count)} <bdi>{sanitize(at)}</bdi>
      </>
    );
  return (
    <>
      {unreadableOn(count)} <Link to={at}>{sanitize(at)}</Link>
    </>
  );
}
