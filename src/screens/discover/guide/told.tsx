import type { Usage } from '#screens/discover/usage.ts';
import { NOT_COLLECTED, TOLD, TOLD_HELP, toldLine } from './messages.ts';
import * as css from './guide.css.ts';

/** For anyone who wants to know what the proxy is told. */
export function Told({ usage: { told, isOff } }: { usage: Usage }) {
  const lines = told.map((one, at) => ({ key: at, text: toldLine(one) }));
  return (
    <details className={css.quiet}>
      <summary>{TOLD}</summary>
      <p>{isOff ? NOT_COLLECTED : TOLD_HELP}</p>
      <ol>
        {lines.map(({ key, text }) => (
          <li key={key}>
            <code>{text}</code>
          </li>
        ))}
      </ol>
    </details>
  );
}
