// The last step of a start (docs/behaviour.md#start-up). Nothing depends on it, so it starts after the first screen has
// loaded.
import { notifyManager, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { hasResourceOf } from '#api/has-resource.ts';
import { isSignedIn } from '#api/identity/credentials.ts';
import { queryClient } from '#api/query-client.ts';
import { pingQuery } from '#api/dialect/dialect-query.ts';
import type { Schemas } from '#api/schemas.ts';
import type { Features } from '#domain/access.ts';
import { mustCheckResources, shouldOfferFirstResource, withHasResource } from '#domain/onboarding.ts';
import { storageKeys } from '#domain/session/session-record.ts';
import { fieldsOf, booleanOr } from '#lib/untrusted.ts';
import { localStore } from '#lib/browser/storage.ts';

const storedOnboarding = () => localStore.read(storageKeys.discover);

/** Whether all requests of the first screen have succeeded or failed. */
function useIsFirstScreenLoaded(): boolean {
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    if (isLoaded) return undefined;
    const check = () => {
      if (queryClient.isFetching() === 0) setLoaded(true);
    };
    check();
    // Some queries are created during a render, when components must not be updated; batching delays the notification.
    return queryClient.getQueryCache().subscribe(notifyManager.batchCalls(check));
  }, [isLoaded]);
  return isLoaded;
}

interface StartUpState {
  isAssistEnabled: boolean;
  /** Whether nothing is registered, and a user who may add the first resource has not dismissed the hint. */
  offersFirst: boolean;
}

/**
 * After the first screen has loaded, checks whether any resource is registered, and stores the result. Returns what the
 * layout shows then.
 */
export function useStartUp(root: string, features: Features): StartUpState {
  const isFirstScreenLoaded = useIsFirstScreenLoaded();
  const [mustCheck] = useState(() => mustCheckResources(features, storedOnboarding()));
  const { data: hasResource } = useQuery({ ...hasResourceOf(root), enabled: isFirstScreenLoaded && mustCheck });
  useEffect(() => {
    // After a sign-out nothing may be stored.
    if (typeof hasResource === 'boolean' && mustCheck && isSignedIn())
      localStore.writeIfRoom(storageKeys.discover, withHasResource(storedOnboarding(), hasResource));
  }, [hasResource, mustCheck]);
  // The resource check starts with the ping too: which endpoint it calls depends on the proxy.
  const ping = useQuery({ ...pingQuery, enabled: isFirstScreenLoaded });
  const onboarding =
    typeof hasResource === 'boolean' && mustCheck
      ? withHasResource(storedOnboarding(), hasResource)
      : storedOnboarding();
  return {
    isAssistEnabled: booleanOr(fieldsOf<Schemas['PingProxy']>(fieldsOf(ping.data).proxy).assist_enabled, false),
    offersFirst: features.addAgents && shouldOfferFirstResource(onboarding),
  };
}
