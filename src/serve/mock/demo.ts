// The mock proxy of `npm start`, whose users can start another scenario on the sign-in page.
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { DEMO_PATH, scenarioToStart } from '#fixtures/demo/demo-call.ts';
import { describeDemo } from '#fixtures/demo/describe-demo.ts';
import { createProxy } from '#fixtures/proxy/proxy.ts';
import type { World } from '#fixtures/model/world.ts';
import type { Connection } from '#fixtures/proxy/wire.ts';
import { refusalResponse } from '#serve/backend.ts';
import type { Client } from '#serve/gateway/client.ts';
import { isOwnOrigin } from '#serve/gateway/origin.ts';
import type { Mock } from './mock-backend.ts';

export interface Demo {
  describe(): object;
  /** Replaces the world, and ends all of its streams. */
  restart(scenario: string): void;
}

interface DemoMock {
  proxy: Mock;
  demo: Demo;
  /** The world at the start. */
  world: World;
}

/** A mock proxy that can be replaced while the server runs. */
export function createDemoMock({ scenario, secure }: { scenario: string; secure: boolean }): DemoMock {
  let name = scenario;
  let current = createProxy({ scenario, secure });
  let appAddresses: Parameters<Mock['setAppAddresses']>[0];
  const connections = new Set<Connection>();
  const proxy: Mock = {
    handle: (request) => current.handle(request),
    page: (request) => current.page(request),
    app: (request) => current.app(request),
    async upgrade(request) {
      const openStream = await current.upgrade(request);
      if (typeof openStream !== 'function') return openStream;
      return (connection) => {
        connections.add(connection);
        connection.onClose(() => connections.delete(connection));
        openStream(connection);
      };
    },
    setAppAddresses(addresses) {
      appAddresses = addresses;
      current.setAppAddresses(addresses);
    },
  };
  const restart = (next: string) => {
    name = next;
    current = createProxy({ scenario: next, secure });
    current.setAppAddresses(appAddresses);
    for (const connection of connections) connection.drop();
  };
  return { proxy, world: current.world, demo: { describe: () => describeDemo(current.world, name), restart } };
}

/** Registered only in front of the mock proxy of a demo. Pages of other origins cannot start a scenario. */
export function addDemoRoutes(
  app: FastifyInstance,
  { demo, clientOf }: { demo: Demo; clientOf: (request: IncomingMessage) => Client },
): void {
  app.get(DEMO_PATH, () => demo.describe());
  app.post(DEMO_PATH, ({ raw, body }, reply) => {
    // Browsers send the origin with every POST. Other sites cannot send JSON, and other bodies name no scenario.
    const { origin } = raw.headers;
    const isOwn = origin !== undefined && isOwnOrigin(origin, clientOf(raw));
    const scenario = scenarioToStart(body);
    if (isOwn && scenario !== undefined) {
      demo.restart(scenario);
      return reply.send({});
    }
    const refusal = isOwn
      ? refusalResponse(400, 'there is no such scenario')
      : refusalResponse(403, 'only for pages of this console');
    return reply.code(refusal.status).headers(refusal.headers).send(refusal.body);
  });
}
