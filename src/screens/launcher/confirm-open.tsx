import { useEffect, useId, useRef } from 'react';
import type { AppTarget } from '#domain/app-access/app-target.ts';
import { APPLICATION } from '#domain/resources/messages.ts';
import { links } from '#lib/links.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { Button } from '#ui/button/button.tsx';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { GO_HOME } from '#ui/button/messages.ts';
import { Description, DescriptionList } from '#ui/text/description-list.tsx';
import { AWS_ROLE, CLUSTER, CONFIRM_TITLE, EXTERNAL_LINK_WARNING, OPENED_FIRST, openApp, PATH } from './messages.ts';
import * as css from './launcher.css.ts';

interface ConfirmOpenProps {
  target: AppTarget;
  onConfirm: () => void;
}

/**
 * Asks for confirmation before an external link opens an application (docs/behaviour.md#links-that-open-sessions). No
 * button has the focus, so that an accidental key press opens nothing.
 */
export function ConfirmOpen({ target, onConfirm }: ConfirmOpenProps) {
  const { fqdn, cluster, arn, page, requiredApps } = target;
  const appsOpenedFirst = requiredApps.filter((host) => host !== fqdn);
  const section = useRef<HTMLElement>(null);
  const questionId = useId();
  useEffect(() => section.current?.focus(), []);
  return (
    <section ref={section} tabIndex={-1} className={css.question} aria-labelledby={questionId}>
      <h2 id={questionId} className={css.title}>
        {CONFIRM_TITLE}
      </h2>
      <p>{EXTERNAL_LINK_WARNING}</p>
      <DescriptionList>
        <Description term={APPLICATION}>{sanitize(fqdn)}</Description>
        {cluster !== '' && <Description term={CLUSTER}>{sanitize(cluster)}</Description>}
        {arn !== '' && <Description term={AWS_ROLE}>{sanitize(arn)}</Description>}
        {page !== '/' && <Description term={PATH}>{sanitize(page)}</Description>}
        {appsOpenedFirst.length > 0 && (
          <Description term={OPENED_FIRST}>{sanitize(appsOpenedFirst.join(', '))}</Description>
        )}
      </DescriptionList>
      <div className={css.buttons}>
        <Button variant="primary" size="big" onClick={onConfirm}>
          {openApp(fqdn)}
        </Button>
        <ButtonLink size="big" to={links.home()}>
          {GO_HOME}
        </ButtonLink>
      </div>
    </section>
  );
}
