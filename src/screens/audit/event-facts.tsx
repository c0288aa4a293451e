// The facts that the details of an event start with: when, who, where. Users and resources lead to their details.
import type { ReactNode } from 'react';
import { Link, useOutletContext } from 'react-router-dom';
import { isHostUser } from '#domain/audit/catalog.ts';
import type { AuditEvent } from '#domain/audit/event.ts';
import { fieldOf } from '#domain/audit/fields.ts';
import { isRootPage, type PageContext } from '#domain/page-context.ts';
import { LOCAL_TIME_COLUMN, RESOURCE, TIME_IN_UTC } from '#features/activity/messages.ts';
import { detailsParams } from '#features/details/use-details.ts';
import { links } from '#lib/links.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { formatDateTime, type TimeZone } from '#lib/time.ts';
import { textOr } from '#lib/untrusted.ts';
import { Description, DescriptionList } from '#ui/text/description-list.tsx';
import { fieldName } from './field-names.ts';

/**
 * The address of the details of the event's resource; undefined for kinds whose ID the event does not contain. The
 * server of an event about an application or a desktop is the host of the agent, so it is not the resource.
 */
function resourceLink({ raw, resource }: AuditEvent, { cluster, features }: PageContext): string | undefined {
  const idIn = (name: string) => textOr(fieldOf(raw, name), '');
  const server = resource === sanitize(idIn('server_hostname')) ? idIn('server_id') : '';
  const database = idIn('db_service');
  const kubeCluster = idIn('kubernetes_cluster');
  if (kubeCluster !== '' && features.kubeClusters) return links.kubeClusters({ cluster }, detailsParams(kubeCluster));
  if (database !== '' && features.databases) return links.databases({ cluster }, detailsParams(database));
  if (server !== '' && features.servers) return links.servers({ cluster }, detailsParams(server));
  return undefined;
}

function userLink({ raw }: AuditEvent, context: PageContext): string | undefined {
  const user = textOr(fieldOf(raw, 'user'), '');
  return context.features.users && isRootPage(context) && !isHostUser(user, raw)
    ? links.users({}, detailsParams(user))
    : undefined;
}

const linkTo = (to: string | undefined, children: ReactNode) =>
  to === undefined ? children : <Link to={to}>{children}</Link>;

export function EventFacts({ event, zone }: { event: AuditEvent; zone: TimeZone }) {
  const context = useOutletContext<PageContext>();
  const { timeMs, user, resource, raw } = event;
  const address = sanitize(textOr(fieldOf(raw, 'addr.remote'), ''));
  return (
    <DescriptionList>
      <Description term={zone === 'utc' ? TIME_IN_UTC : LOCAL_TIME_COLUMN} face="text">
        {formatDateTime(timeMs, zone)}
      </Description>
      {user !== '' && (
        <Description term={fieldName('user')} face="text">
          {linkTo(userLink(event, context), user)}
        </Description>
      )}
      {resource !== '' && (
        <Description term={RESOURCE} face="text">
          {linkTo(resourceLink(event, context), resource)}
        </Description>
      )}
      {address !== '' && (
        <Description term={fieldName('addr.remote')} face="text">
          {address}
        </Description>
      )}
    </DescriptionList>
  );
}
