import type { Usage } from '#screens/discover/usage.ts';
import { TOLD, TOLD_HELP, toldLine } from './messages.ts';
import * as css from './guide.css.ts';

/** For whoever wants to know what the proxy is told. */
export function Told({ told }: Pick<Usage, 'told'>) {
  const lines = told.map((one, at) => ({ key: at, text: toldLine(one) }));
  return (
    <details className={css.quiet}>
      <summary>{TOLD}</summary>
      <p>{TOLD_HELP}</p>
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
