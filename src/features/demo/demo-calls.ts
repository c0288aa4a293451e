// The calls of a demo: its accounts and scenarios. Only the mock proxy answers them.
import { fieldsOf, listOf, textOr } from '#lib/untrusted.ts';

const DEMO_PATH = '/web/mock-world';

export interface DemoAccount {
  name: string;
  password: string;
  description: string;
  /** The one-time code at the time of the call; empty if the account needs none. */
  code: string;
}

export interface DemoScenario {
  name: string;
  title: string;
  description: string;
}

export interface Demo {
  /** The name of the running scenario. */
  scenario: string;
  scenarios: DemoScenario[];
  accounts: DemoAccount[];
}

function parseDemo(answer: unknown): Demo {
  const { scenario, scenarios, accounts } = fieldsOf<Demo>(answer);
  return {
    scenario: textOr(scenario, ''),
    scenarios: listOf(scenarios).map((entry) => {
      const { name, title, description } = fieldsOf<DemoScenario>(entry);
      return { name: textOr(name, ''), title: textOr(title, ''), description: textOr(description, '') };
    }),
    accounts: listOf(accounts).map((entry) => {
      const { name, password, description, code } = fieldsOf<DemoAccount>(entry);
      return {
        name: textOr(name, ''),
        password: textOr(password, ''),
        description: textOr(description, ''),
        code: textOr(code, ''),
      };
    }),
  };
}

async function callDemo(init?: RequestInit): Promise<unknown> {
  const response = await fetch(DEMO_PATH, { cache: 'no-store', ...init });
  if (!response.ok) throw new Error(`the demo answered with status ${response.status}`);
  return response.json();
}

export const fetchDemo = async (): Promise<Demo> => parseDemo(await callDemo());

/** Replaces the data of the mock proxy. All users of the demo have to sign in again. */
export const startScenario = (scenario: string): Promise<unknown> =>
  callDemo({ method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ scenario }) });
