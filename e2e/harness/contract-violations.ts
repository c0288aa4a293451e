// Checks the calls of the demo against the contract. The demo's mock proxy runs in the browser and does not check them.
import type { BrowserContext } from '@playwright/test';
import { contractCheck } from '#fixtures/contract/check.ts';
import type { Operation } from '#fixtures/contract/operations.ts';
import { registry } from '#fixtures/contract/registry.gen.ts';
import { canonicalPath, createRouter } from '#fixtures/proxy/router.ts';

interface RecordedExchange {
  method: string;
  url: string;
  requestBody: string;
  status: number;
  contentType: string;
  responseBody: string;
}

const matchOperation = createRouter(Object.keys(registry) as Operation[]); // the registry's keys, which Object.keys widens

function violationsIn({ method, url, requestBody, status, contentType, responseBody }: RecordedExchange): string[] {
  const match = matchOperation(method, canonicalPath(new URL(url).pathname));
  if (!match) return [];
  const callViolations = requestBody === '' ? [] : contractCheck.checkCall(match.name, JSON.parse(requestBody));
  return [
    ...callViolations,
    ...contractCheck.checkResponse(match.name, {
      status,
      headers: { 'content-type': contentType },
      body: responseBody,
    }),
  ];
}

/** Checks every call of all pages from now on, and adds violations of the contract to `violations`. */
export async function recordContractViolations(context: BrowserContext, violations: string[]): Promise<void> {
  await context.exposeFunction(
    'judge',
    (exchange: RecordedExchange) => void violations.push(...violationsIn(exchange)),
  );
  await context.addInitScript(() => {
    const originalFetch = window.fetch;
    const { judge } = window as unknown as { judge: (exchange: RecordedExchange) => Promise<void> }; // exposed just before
    window.fetch = async (...fetchArgs) => {
      const request = new Request(...fetchArgs);
      const requestBody = await request.clone().text();
      const response = await originalFetch(request);
      const { status, headers } = response;
      const responseCopy = response.clone();
      void responseCopy.text().then((responseBody) => {
        const contentType = headers.get('content-type') ?? '';
        return judge({ method: request.method, url: request.url, requestBody, status, contentType, responseBody });
      });
      return response;
    };
  });
}
