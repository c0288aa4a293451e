// Where the mock proxy is the page's own, as in the demo, which leaves the judge at home: what the page sends and gets is judged here.
import type { BrowserContext } from '@playwright/test';
import { contractCheck } from '#fixtures/contract/check.ts';
import type { Operation } from '#fixtures/contract/operations.ts';
import { registry } from '#fixtures/contract/registry.gen.ts';
import { canonicalPath, router } from '#fixtures/proxy/router.ts';

interface RecordedExchange {
  method: string;
  url: string;
  requestBody: string;
  status: number;
  contentType: string;
  body: string;
}

const matchOperation = router(Object.keys(registry) as Operation[]); // the registry's keys, which Object.keys widens

function violationsIn({ method, url, requestBody, status, contentType, body }: RecordedExchange): string[] {
  const found = matchOperation(method, canonicalPath(new URL(url).pathname));
  if (!found) return [];
  const called = requestBody === '' ? [] : contractCheck.checkCall(found.name, JSON.parse(requestBody));
  return [
    ...called,
    ...contractCheck.checkResponse(found.name, { status, headers: { 'content-type': contentType }, body }),
  ];
}

/** Listens to every call of every page from now on; what breaks the contract is added to `faults`. */
export async function recordContractViolations(context: BrowserContext, violations: string[]): Promise<void> {
  await context.exposeFunction(
    'judge',
    (exchange: RecordedExchange) => void violations.push(...violationsIn(exchange)),
  );
  await context.addInitScript(() => {
    const plain = window.fetch;
    const { judge } = window as unknown as { judge: (exchange: RecordedExchange) => Promise<void> }; // exposed just before
    window.fetch = async (...asked) => {
      const request = new Request(...asked);
      const sent = await request.clone().text();
      const response = await plain(request);
      const { status, headers } = response;
      const copy = response.clone();
      void copy.text().then((body) => {
        const type = headers.get('content-type') ?? '';
        return judge({ method: request.method, url: request.url, requestBody: sent, status, contentType: type, body });
      });
      return response;
    };
  });
}
