import { http } from '#api/client.ts';
import { FOREVER_MS } from '#api/stale-times.ts';
import { keyOf } from '#api/query-keys.ts';
import { parseHostName, isSameHost } from '#domain/app-access/host-name.ts';
import type { AppTarget } from '#domain/app-access/app-target.ts';
import { uniqueNames, textOr } from '#lib/untrusted.ts';
import { throwLaunchFailure, LaunchFailure } from './launch-failure.ts';
import { appNotFound, OTHER_ADDRESS, wrongAddress } from './messages.ts';

function fetchAppAddress({ fqdn, cluster, publicAddr, state, requiredApps }: AppTarget, signal: AbortSignal) {
  const query = state !== '' && requiredApps.length > 0 ? { 'required-apps': requiredApps.join(',') } : {};
  return cluster && publicAddr
    ? http.GET('/v1/webapi/apps/{fqdn}/{cluster}/{publicAddr}', {
        params: { path: { fqdn, cluster, publicAddr }, query },
        signal,
      })
    : http.GET('/v1/webapi/apps/{fqdn}', { params: { path: { fqdn }, query }, signal });
}

/**
 * The target with data from the proxy. The address is untrusted, so the console opens only a host that the proxy
 * confirms for this application. The response also lists the applications to open first.
 */
export const resolvedTargetQuery = (target: AppTarget) => ({
  queryKey: keyOf('/v1/webapi/apps/{fqdn}', { path: { fqdn: target.fqdn } }, target),
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<AppTarget> => {
    const { data } = await fetchAppAddress(target, signal).catch(throwLaunchFailure(appNotFound(target.fqdn)));
    if (!isSameHost(textOr(data?.fqdn, ''), target.fqdn))
      throw new LaunchFailure(wrongAddress(target.fqdn), OTHER_ADDRESS);
    // The proxy decides which applications open first. After the exchange, the address contains its decision.
    const requiredApps =
      target.state === ''
        ? uniqueNames(data?.requiredAppFQDNs).flatMap((host) => parseHostName(host) ?? [])
        : target.requiredApps;
    return { ...target, requiredApps: requiredApps.length > 1 ? requiredApps : [] };
  },
  staleTime: FOREVER_MS,
});
