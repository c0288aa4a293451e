import { useEffect, useId, useRef } from 'react';
import type { AppTarget } from '#domain/app-access/target.ts';
import { links } from '#lib/links.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { Button } from '#ui/button/button.tsx';
import { ButtonLink } from '#ui/button/button-link.tsx';
import * as css from './launcher.css.ts';

interface ConfirmProps {
  target: AppTarget;
  onConfirm: () => void;
}

/**
 * Names the application before a link from elsewhere opens it (docs/behaviour.md#links-that-open-sessions). No button
 * has the focus, so that a key which happens to be down opens nothing.
 */
export function Confirm({ target, onConfirm }: ConfirmProps) {
  const { fqdn, cluster, arn, page, required } = target;
  const first = required.filter((host) => host !== fqdn);
  const place = useRef<HTMLElement>(null);
  const asksId = useId();
  useEffect(() => place.current?.focus(), []);
  return (
    <section ref={place} tabIndex={-1} className={css.question} aria-labelledby={asksId}>
      <p id={asksId}>A link asks to open an application in your name.</p>
      <dl className={css.particulars}>
        <Particular term="Application" value={fqdn} />
        {cluster !== '' && <Particular term="Cluster" value={cluster} />}
        {arn !== '' && <Particular term="AWS role" value={arn} />}
        {page !== '/' && <Particular term="Page" value={page} />}
        {first.length > 0 && <Particular term="Opened first" value={first.join(', ')} />}
      </dl>
      <div className={css.answers}>
        <Button variant="primary" size="big" onClick={onConfirm}>
          Open {fqdn}
        </Button>
        <ButtonLink size="big" to={links.home()}>
          Go to the console
        </ButtonLink>
      </div>
    </section>
  );
}

function Particular({ term, value }: { term: string; value: string }) {
  return (
    <>
      <dt className={css.term}>{term}</dt>
      <dd className={css.value}>{sanitize(value)}</dd>
    </>
  );
}
