// One server for all tests of a worker. It serves the mock proxy of the current test. Because its origin stays the
// same, the browser can cache the build.
import type { Proxy } from '#fixtures/proxy/proxy.ts';
import { serve, type RunningServer } from '#serve/server.ts';

export interface SharedServer {
  served: RunningServer;
  /** Serves the mock proxy of a test, until the returned function is called. */
  serveMock(mock: Proxy): () => void;
}

export async function shareServer(dist: string): Promise<SharedServer> {
  let currentMock: Proxy | undefined;
  let appPlaces: Parameters<Proxy['setAppAddresses']>[0];
  const current = (): Proxy => {
    if (!currentMock) throw new Error('a call came when no test was running');
    return currentMock;
  };
  const mock = {
    handle: async (...args: Parameters<Proxy['handle']>) => current().handle(...args),
    upgrade: async (...call: Parameters<Proxy['upgrade']>) => current().upgrade(...call),
    page: (...call: Parameters<Proxy['page']>) => current().page(...call),
    app: (...call: Parameters<Proxy['app']>) => current().app(...call),
    setAppAddresses: (places: typeof appPlaces) => void (appPlaces = places),
  };
  const served = await serve({ dist, host: 'localhost', port: 0, back: { mock } });
  return {
    served,
    serveMock(proxy) {
      currentMock = proxy;
      proxy.setAppAddresses(appPlaces);
      return () => void (currentMock = undefined);
    },
  };
}
