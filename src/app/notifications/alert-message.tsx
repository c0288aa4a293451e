import { $api } from '#api/api.ts';
import type { Alert } from '#domain/alerts.ts';
import { ExternalLink } from '#ui/button/external-link.tsx';

/** The message, which may be a link. Clicks on it are reported (docs/behaviour.md#telemetry). */
export function AlertMessage({ alert: { id, message, link } }: { alert: Alert }) {
  const capture = $api.useMutation('post', '/v1/webapi/capture');
  if (link === undefined) return message;
  const onClick = () => capture.mutate({ body: { event: 'tp.ui.banner.click', alert: id } });
  return (
    <ExternalLink to={link} onClick={onClick}>
      {message}
    </ExternalLink>
  );
}
