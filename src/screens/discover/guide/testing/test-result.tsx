import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleHelp from 'lucide-react/icons/circle-help';
import { useOutletContext } from 'react-router-dom';
import type { Trace } from '#domain/enrollment/traces.ts';
import type { PageContext } from '#domain/page-context.ts';
import { links } from '#lib/links.ts';
import { EDIT_ROLES } from '#lib/messages.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { Failure } from '#ui/feedback/failure.tsx';
import { Icon } from '#ui/mark/icon.tsx';
import { LongText } from '#ui/text/long-text.tsx';
import type { ConnectionTest } from './use-connection-test.ts';
import {
  traceFixOf,
  NOT_TESTED,
  SHOW_ERROR,
  TEST_FAILED,
  TEST_PASSED,
  TEST_RESULT,
  traceTitleOf,
} from './trace-messages.ts';
import * as css from '#screens/discover/guide/guide.css.ts';

const OUTCOME_ICONS = { passed: CircleCheck, failed: CircleAlert, unknown: CircleHelp } as const;

/** The result of each check, with a fix for each failure. */
export function TestResult({ test: { diagnosis, error, login } }: { test: ConnectionTest }) {
  if (error) return <Failure message={NOT_TESTED} error={error} />;
  if (!diagnosis) return null;
  return (
    <section className={css.fields} aria-label={TEST_RESULT}>
      <output>
        <strong>{diagnosis.isSuccess ? TEST_PASSED : TEST_FAILED}</strong>
      </output>
      <ul className={css.traces}>
        {diagnosis.traces.map((trace) => (
          <li key={trace.type} className={css.traceStyle[trace.outcome]}>
            <Icon icon={OUTCOME_ICONS[trace.outcome]} />
            <div className={css.traceText}>
              <p>{traceTitleOf(trace)}</p>
              {trace.outcome === 'failed' && <TraceFix trace={trace} login={sanitize(login)} />}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The fix for a failed check. The proxy's own text is shown on request. */
function TraceFix({ trace, login }: { trace: Trace; login: string }) {
  const { user } = useOutletContext<PageContext>();
  const isRoleProblem = trace.type.startsWith('RBAC_');
  const proxyTexts = [trace.details, trace.error].filter((text) => text !== '').join('\n');
  return (
    <>
      <p>{traceFixOf(trace, login)}</p>
      {isRoleProblem && user.userAcl.roles?.list === true && (
        <ButtonLink size="small" to={links.roles()}>
          {EDIT_ROLES}
        </ButtonLink>
      )}
      {proxyTexts !== '' && (
        <details>
          <summary>{SHOW_ERROR}</summary>
          <LongText text={proxyTexts}>{(visibleText) => <pre className={css.script}>{visibleText}</pre>}</LongText>
        </details>
      )}
    </>
  );
}
