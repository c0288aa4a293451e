import { DELETE } from '#lib/messages.ts';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { UNREADABLE } from '#features/list/messages.ts';
import { CopyRecord, rawText } from '#features/list/unreadable.tsx';
import { Button } from '#ui/button/button.tsx';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { Panel } from '#ui/layout/panel.tsx';
import { row } from '#ui/layout/row.css.ts';
import { deleteLabel, EDIT, editLabel, VIEW, viewLabel } from './list-messages.ts';
import type { ResourceRow } from './read-items.ts';
import { editAddress } from '#features/editor/use-resource-page.ts';
import * as css from './resource-card.css.ts';

interface ResourceCardProps {
  /** The sanitized name, safe to show. */
  title: string;
  /** Shown next to the title. */
  tags?: ReactNode;
  children: ReactNode;
  actions?: ReactNode;
}

/** A resource with its details, for short lists. */
export function ResourceCard({ title, tags, children, actions }: ResourceCardProps) {
  return (
    <li className={css.item} aria-label={title}>
      <Panel>
        <div className={css.card}>
          <div className={css.text}>
            <div className={row.line}>
              <h2 className={css.title}>{title}</h2>
              {tags}
            </div>
            {children}
          </div>
          {actions !== undefined && <div className={row.line}>{actions}</div>}
        </div>
      </Panel>
    </li>
  );
}

export const ResourceCards = ({ label, children }: { label: string; children: ReactNode }) => (
  <ul className={css.cards} aria-label={label}>
    {children}
  </ul>
);

interface CardActionsProps {
  resource: ResourceRow;
  /** Why the user may not save or delete the resource; undefined if they may. */
  disabledReasons: { write: string | undefined; remove: string | undefined };
  onDelete: () => void;
}

/** The Edit or View link and the Delete button of a resource. */
export function CardActions({ resource: { key, name }, disabledReasons, onDelete }: CardActionsProps) {
  const [params] = useSearchParams();
  const mayWrite = disabledReasons.write === undefined;
  return (
    <>
      <ButtonLink to={editAddress(params, key)} aria-label={mayWrite ? editLabel(name) : viewLabel(name)}>
        {mayWrite ? EDIT : VIEW}
      </ButtonLink>
      <Button aria-label={deleteLabel(name)} disabledReason={disabledReasons.remove} onClick={onDelete}>
        {DELETE}
      </Button>
    </>
  );
}

/** Shows an unreadable record as raw text (docs/behaviour.md#unreadable-records). */
export const UnreadableCard = ({ raw }: { raw: unknown }) => (
  <ResourceCard title={UNREADABLE} actions={<CopyRecord raw={raw} />}>
    <code>{rawText(raw)}</code>
  </ResourceCard>
);
