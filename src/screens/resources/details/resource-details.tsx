// The details of one resource of any kind, for the ID in the address of a list.
import { useQuery } from '@tanstack/react-query';
import SearchX from 'lucide-react/icons/search-x';
import type { ReactNode } from 'react';
import { useOutletContext } from 'react-router-dom';
import type { AuditEvent } from '#domain/audit/event.ts';
import type { LockSubject } from '#domain/locks/lock-targets.ts';
import type { PageContext } from '#domain/page-context.ts';
import type { RecordingRow } from '#domain/recording/recording-row.ts';
import type { ReachedKind } from '#domain/roles/role-reach.ts';
import type { SessionRow } from '#features/active-sessions/session-row.ts';
import { AccessPart } from '#features/details/lazy-access.tsx';
import { ActivityPart } from '#features/details/activity-part.tsx';
import { AllFields } from '#features/details/all-fields.tsx';
import { DetailsSections } from '#features/details/details-sections.tsx';
import { LocksNotice } from '#features/details/locks-notice.tsx';
import { ACCESS, ACTIVITY, OVERVIEW, NOT_IN_LIST } from '#features/details/messages.ts';
import { RECORDINGS } from '#domain/recording/messages.ts';
import { RecordingsPart } from '#features/details/recordings-part.tsx';
import { ActiveSessionsPart } from '#features/details/sessions-part.tsx';
import { useDetails } from '#features/details/use-details.ts';
import type { ListKind, Resource } from '#features/list/resource-kind.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { Answer } from '#ui/feedback/answer.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { SkeletonLines } from '#ui/feedback/skeleton-lines.tsx';
import { DetailsPanel } from '#ui/layout/details-panel.tsx';
import { ConnectStyleContext } from '#screens/resources/connect/connect-style.ts';
import { resourceDetailsQuery, type LookUp } from './details-query.ts';
import { DETAILS_NOT_LOADED, goneHint } from './messages.ts';
import { ResourceFacts } from './resource-facts.tsx';
import * as css from '#features/details/details.css.ts';

/** How one kind of resource is described, and what belongs to it. */
export interface ResourceDescription<R extends Resource> {
  /** The kind in words, such as "Server". */
  label: string;
  reach: ReachedKind;
  lookUp: LookUp;
  /** The name in the ID of a row, shown until the record is loaded. */
  nameInId: (id: string) => string;
  facts: (row: R) => ReactNode;
  state?: (row: R) => ReactNode;
  isOwnSession: (row: R, session: SessionRow) => boolean;
  isOwnRecording: (row: R, recording: RecordingRow) => boolean;
  isOwnEvent: (row: R, event: AuditEvent) => boolean;
  lockSubject?: (row: R) => LockSubject;
}

const MAIN_ACTION_STYLE = { variant: 'primary', size: 'normal' } as const;

interface ResourceDetailsProps<R extends Resource> {
  id: string;
  kind: ListKind<R>;
  description: ResourceDescription<R>;
}

export function ResourceDetails<R extends Resource>({ id, kind, description }: ResourceDetailsProps<R>) {
  const { cluster } = useOutletContext<PageContext>();
  const { close } = useDetails();
  const query = useQuery(resourceDetailsQuery({ kind, cluster, id, lookUp: description.lookUp }));
  const row = query.data === undefined || query.data === null ? undefined : kind.read(query.data, 0);
  const name = row?.ok ? row.name : sanitize(description.nameInId(id));
  return (
    <DetailsPanel
      title={name}
      icon={kind.icon}
      subtitle={
        <>
          {description.label}
          {row?.ok && description.state?.(row)}
        </>
      }
      onClose={close}
    >
      <Answer
        query={query}
        placeholder={<SkeletonLines lines={6} />}
        permission={kind.permission}
        errorTitle={DETAILS_NOT_LOADED}
      >
        {(raw) =>
          row?.ok ? (
            <ReadableDetails row={row} raw={raw} kind={kind} description={description} />
          ) : (
            <EmptyState icon={SearchX} title={NOT_IN_LIST}>
              <p>{goneHint(name)}</p>
            </EmptyState>
          )
        }
      </Answer>
    </DetailsPanel>
  );
}

interface ReadableDetailsProps<R extends Resource> extends Omit<ResourceDetailsProps<R>, 'id'> {
  row: R;
  raw: unknown;
}

function ReadableDetails<R extends Resource>({ row, raw, kind, description }: ReadableDetailsProps<R>) {
  const { isOwnSession, isOwnRecording, isOwnEvent, lockSubject, reach, facts } = description;
  return (
    <>
      <div className={css.actions}>
        <ConnectStyleContext value={MAIN_ACTION_STYLE}>{kind.action.render(row)}</ConnectStyleContext>
      </div>
      <DetailsSections
        name={row.name}
        sections={[
          {
            id: '',
            title: OVERVIEW,
            render: () => (
              <>
                {lockSubject && <LocksNotice subject={lockSubject(row)} />}
                <ResourceFacts page={kind.page} row={row}>
                  {facts(row)}
                </ResourceFacts>
                <ActiveSessionsPart
                  isMatching={(session) => isOwnSession(row, session)}
                  titleOf={({ users, owner }) => users.join(', ') || owner}
                />
                <AllFields raw={raw} />
              </>
            ),
          },
          {
            id: 'recordings',
            title: RECORDINGS,
            render: () => (
              <RecordingsPart
                isMatching={(recording) => isOwnRecording(row, recording)}
                titleOf={({ users }) => users.join(', ')}
                filters={{ resource: row.name }}
              />
            ),
          },
          {
            id: 'activity',
            title: ACTIVITY,
            render: () => (
              <ActivityPart isMatching={(event) => isOwnEvent(row, event)} filters={{ resource: row.name }} />
            ),
          },
          { id: 'access', title: ACCESS, render: () => <AccessPart kind={reach} labels={row.labels} /> },
        ]}
      />
    </>
  );
}
