// Where the mock proxy is the page's own, as in the demo, which leaves the judge at home: what the page sends and gets is judged here.
import type { BrowserContext } from '@playwright/test';
import { check } from '#fixtures/contract/check.ts';
import type { Operation } from '#fixtures/contract/operations.ts';
import { registry } from '#fixtures/contract/registry.gen.ts';
import { canonical, router } from '#fixtures/proxy/router.ts';

interface Exchange {
  method: string;
  url: string;
  sent: string;
  status: number;
  type: string;
  body: string;
}

const match = router(Object.keys(registry) as Operation[]); // the registry's keys, which Object.keys widens

function violationsIn({ method, url, sent, status, type, body }: Exchange): string[] {
  const found = match(method, canonical(new URL(url).pathname));
  if (!found) return [];
  const called = sent === '' ? [] : check.call(found.name, JSON.parse(sent));
  return [...called, ...check.answer(found.name, { status, headers: { 'content-type': type }, body })];
}

/** Listens to every call of every page from now on; what breaks the contract is added to `faults`. */
export async function judge(context: BrowserContext, faults: string[]): Promise<void> {
  await context.exposeFunction('judge', (exchange: Exchange) => void faults.push(...violationsIn(exchange)));
  await context.addInitScript(() => {
    const plain = window.fetch;
    const { judge } = window as unknown as { judge: (exchange: Exchange) => Promise<void> }; // exposed just before
    window.fetch = async (...asked) => {
      const request = new Request(...asked);
      const sent = await request.clone().text();
      const response = await plain(request);
      const { status, headers } = response;
      const copy = response.clone();
      void copy.text().then((body) => {
        const type = headers.get('content-type') ?? '';
        return judge({ method: request.method, url: request.url, sent, status, type, body });
      });
      return response;
    };
  });
}
