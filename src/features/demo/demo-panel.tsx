// The accounts and scenarios of a demo, next to the sign-in form. Loaded only in front of the mock proxy.
import { useState, type ReactNode } from 'react';
import { links } from '#lib/links.ts';
import { Button } from '#ui/button/button.tsx';
import { Field } from '#ui/field/field.tsx';
import { Select } from '#ui/field/select.tsx';
import { Avatar } from '#ui/mark/avatar.tsx';
import { UntrustedText } from '#ui/text/untrusted-text.tsx';
import { fetchDemo, startScenario, type Demo, type DemoAccount } from './demo-calls.ts';
import { fillSignInForm } from './fill-sign-in-form.ts';
import {
  DEMO,
  DEMO_INTRODUCTION,
  formFilled,
  NO_ACCOUNTS,
  NO_PASSWORD_FORM,
  RESTART_NOTE,
  SCENARIO,
  SCENARIO_NOT_STARTED,
  START_SCENARIO,
} from './messages.ts';
import * as css from './demo.css.ts';

/** The panel with the data of the demo. Rejects if the demo does not answer. */
export async function loadDemoPanel(): Promise<ReactNode> {
  return <DemoPanel demo={await fetchDemo()} />;
}

function DemoPanel({ demo }: { demo: Demo }) {
  return (
    <section className={css.panel} aria-labelledby="demo-heading">
      <h2 id="demo-heading" className={css.heading}>
        {DEMO}
      </h2>
      <Accounts accounts={demo.accounts} />
      <ScenarioForm demo={demo} />
    </section>
  );
}

function Accounts({ accounts }: { accounts: DemoAccount[] }) {
  const [status, setStatus] = useState('');
  const fill = async (account: DemoAccount) => {
    // One-time codes are valid for half a minute, so the account is requested again.
    const current = account.code === '' ? undefined : await fetchDemo().catch(() => undefined);
    const filled = fillSignInForm(current?.accounts.find(({ name }) => name === account.name) ?? account);
    setStatus(filled ? formFilled(account.name) : NO_PASSWORD_FORM);
  };
  if (accounts.length === 0) return <p className={css.note}>{NO_ACCOUNTS}</p>;
  return (
    <>
      <p className={css.note}>{DEMO_INTRODUCTION}</p>
      <ul className={css.accounts}>
        {accounts.map((account) => (
          <li key={account.name}>
            <button type="button" className={css.account} onClick={() => void fill(account)}>
              <span className={css.picture}>
                <Avatar name={account.name} />
              </span>
              <span className={css.accountName}>
                <UntrustedText>{account.name}</UntrustedText>
              </span>
              <span className={css.accountNote}>
                <UntrustedText>{account.description}</UntrustedText>
              </span>
            </button>
          </li>
        ))}
      </ul>
      <output className={css.status}>
        <UntrustedText>{status}</UntrustedText>
      </output>
    </>
  );
}

function ScenarioForm({ demo: { scenario, scenarios } }: { demo: Demo }) {
  const [selected, setSelected] = useState(scenario);
  const [status, setStatus] = useState<'idle' | 'starting' | 'failed'>('idle');
  const start = async () => {
    setStatus('starting');
    try {
      await startScenario(selected);
      location.assign(links.login());
    } catch {
      setStatus('failed');
    }
  };
  return (
    <div className={css.scenario}>
      <Field label={SCENARIO} hint={scenarios.find(({ name }) => name === selected)?.description}>
        <Select value={selected} onChange={(event) => setSelected(event.target.value)}>
          {scenarios.map(({ name, title }) => (
            <option key={name} value={name}>
              {title}
            </option>
          ))}
        </Select>
      </Field>
      <p className={css.note}>{RESTART_NOTE}</p>
      {status === 'failed' && <p role="alert">{SCENARIO_NOT_STARTED}</p>}
      <Button pending={status === 'starting'} onClick={() => void start()}>
        {START_SCENARIO}
      </Button>
    </div>
  );
}
