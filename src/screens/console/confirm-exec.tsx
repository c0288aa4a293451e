import { browserTabTitle, pageTitles } from '#domain/navigation.ts';
import {
  COMMAND_LINE,
  CONTAINER,
  DATABASE_NAME,
  DATABASE_ROLES,
  DATABASE_USER,
  NAMESPACE,
  OPEN_CONSOLE,
  POD,
  RUN_IN_POD,
} from '#domain/resources/messages.ts';
import { isPod, type ExecTarget } from '#domain/terminal/terminal-target.ts';
import { links } from '#lib/links.ts';
import { Button } from '#ui/button/button.tsx';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { FullPage } from '#ui/layout/full-page.tsx';
import { Description, DescriptionList } from '#ui/text/description-list.tsx';
import { UntrustedSentence } from '#ui/text/untrusted-sentence.tsx';
import { UntrustedText } from '#ui/text/untrusted-text.tsx';
import { execTargetName } from './exec-target-name.ts';
import { consoleQuestion, consoleWarning, podQuestion, podWarning } from './messages.ts';
import * as css from './console.css.ts';

/** The parts of the address as pairs of label and value, including the complete command. */
const commandDetails = (target: ExecTarget): readonly (readonly [string, string])[] =>
  isPod(target)
    ? [
        [COMMAND_LINE, target.command],
        [NAMESPACE, target.namespace],
        [POD, target.pod],
        [CONTAINER, target.container],
      ]
    : [
        [DATABASE_USER, target.dbUser],
        [DATABASE_NAME, target.dbName],
        [DATABASE_ROLES, target.dbRoles.join(', ')],
      ];

/** The list page that contains the target. */
export const listLinkOf = (cluster: string, target: ExecTarget) =>
  isPod(target)
    ? { to: links.kubeClusters({ cluster }), label: pageTitles.kubeClusters }
    : { to: links.databases({ cluster }), label: pageTitles.databases };

interface ConfirmExecProps {
  cluster: string;
  target: ExecTarget;
  onConfirm: () => void;
}

/** Shows the complete command when a link from outside would run it (docs/behaviour.md#links-that-open-sessions). */
export function ConfirmExec({ cluster, target, onConfirm }: ConfirmExecProps) {
  const { to, label } = listLinkOf(cluster, target);
  return (
    <FullPage
      title={
        isPod(target) ? (
          <UntrustedSentence message={podQuestion} parts={[target.pod, target.namespace]} />
        ) : (
          <UntrustedSentence message={consoleQuestion} parts={[target.serviceName, target.dbUser]} />
        )
      }
      action={
        <span className={css.confirmActions}>
          <Button variant="primary" onClick={onConfirm}>
            {isPod(target) ? RUN_IN_POD : OPEN_CONSOLE}
          </Button>
          <ButtonLink to={to}>{label}</ButtonLink>
        </span>
      }
    >
      <title>{browserTabTitle(execTargetName(target), cluster)}</title>
      <p>
        {isPod(target) ? (
          <UntrustedSentence message={podWarning} parts={[target.kubeCluster, cluster]} />
        ) : (
          <UntrustedSentence message={consoleWarning} parts={[cluster]} />
        )}
      </p>
      <DescriptionList>
        {commandDetails(target).map(
          ([term, value]) =>
            value !== '' && (
              <Description key={term} term={term}>
                <UntrustedText>{value}</UntrustedText>
              </Description>
            ),
        )}
      </DescriptionList>
    </FullPage>
  );
}
