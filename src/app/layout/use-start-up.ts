// The last step of a start (docs/behaviour.md#start-up). Nobody waits for it, so it begins once the first screen is
// there.
import { notifyManager, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { hasResourceOf } from '#api/has-resource.ts';
import { isSignedIn } from '#api/identity/credentials.ts';
import { queryClient } from '#api/query-client.ts';
import { pingQuery } from '#api/dialect/dialect-query.ts';
import type { Schemas } from '#api/schemas.ts';
import type { Features } from '#domain/access.ts';
import { mustCheckResources, offersFirstResource, withAnswer } from '#domain/onboarding.ts';
import { storageKeys } from '#domain/session/record.ts';
import { fieldsOf, booleanOr } from '#lib/untrusted.ts';
import { localStore } from '#lib/browser/storage.ts';

const storedOnboarding = () => localStore.read(storageKeys.discover);

/** Whether what the first screen asked for has been answered, or refused. */
function useIsFirstScreenLoaded(): boolean {
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    if (isLoaded) return undefined;
    const check = () => {
      if (queryClient.isFetching() === 0) setLoaded(true);
    };
    check();
    // Some queries are made while something is drawn, and nothing may be drawn again for that just then.
    return queryClient.getQueryCache().subscribe(notifyManager.batchCalls(check));
  }, [isLoaded]);
  return isLoaded;
}

interface StartUpState {
  /** The proxy has the assistant switched on. */
  isAssistEnabled: boolean;
  /** Nothing is registered, and who could add the first resource has not answered yet. */
  offersFirst: boolean;
}

/** Keeps whether anything is registered, and tells what the proxy says of itself. */
export function useStartUp(root: string, features: Features): StartUpState {
  const isFirstScreenLoaded = useIsFirstScreenLoaded();
  const [mustCheck] = useState(() => mustCheckResources(features, storedOnboarding()));
  const { data: hasResource } = useQuery({ ...hasResourceOf(root), enabled: isFirstScreenLoaded && mustCheck });
  useEffect(() => {
    // Anyone who has signed out meanwhile leaves nothing behind.
    if (typeof hasResource === 'boolean' && mustCheck && isSignedIn())
      localStore.writeIfRoom(storageKeys.discover, withAnswer(storedOnboarding(), hasResource));
  }, [hasResource, mustCheck]);
  // The question above begins with it too: which one it is depends on the proxy.
  const ping = useQuery({ ...pingQuery, enabled: isFirstScreenLoaded });
  const onboarding =
    typeof hasResource === 'boolean' && mustCheck ? withAnswer(storedOnboarding(), hasResource) : storedOnboarding();
  return {
    isAssistEnabled: booleanOr(fieldsOf<Schemas['PingProxy']>(fieldsOf(ping.data).proxy).assist_enabled, false),
    offersFirst: features.addAgents && offersFirstResource(onboarding),
  };
}
