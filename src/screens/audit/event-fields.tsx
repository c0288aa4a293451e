import { Link, useOutletContext } from 'react-router-dom';
import { isHostUser } from '#domain/audit/catalog.ts';
import { fieldOf } from '#domain/audit/fields.ts';
import { isRootPage, type PageContext } from '#domain/page-context.ts';
import { LOCK_USER } from '#features/users/messages.ts';
import { links } from '#lib/links.ts';
import { textOr } from '#lib/untrusted.ts';
import { OUTCOMES } from '#domain/audit/categories.ts';
import type { AuditEvent, AuditRow } from '#domain/audit/event.ts';
import type { EventOutcome } from '#domain/audit/entry.ts';
import { detailText } from '#domain/audit/enum-names.ts';
import { accessRequestIdsOf, sessionIdOf } from '#domain/audit/log/related-ids.ts';
import { MAX_MESSAGE_LENGTH } from '#lib/text/truncate.ts';
import { withExactNumbers, prettyJson } from '#lib/exact-json.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { CopyButton } from '#ui/button/copy-button.tsx';
import { Tag } from '#ui/mark/tag.tsx';
import { Description, DescriptionList } from '#ui/text/description-list.tsx';
import { LongText } from '#ui/text/long-text.tsx';
import { CatalogMark, EventMessage } from '#features/activity/event-message.tsx';
import { EventFacts } from './event-facts.tsx';
import { fieldName, sortFieldNames } from './field-names.ts';
import {
  EVENTS_BY_USER,
  COPY_JSON,
  FIELDS,
  EVENTS_IN_SESSION,
  EVENTS_ON_RESOURCE,
  onlyFirstFields,
  JSON_TITLE,
  RELATED,
  eventsOfRequest,
} from './messages.ts';
import { SessionLinks } from './session/session-links.tsx';
import { SESSION_TIMELINE, USER_TIMELINE, requestTimeline } from './event-timeline/messages.ts';
import type { AuditState } from './use-audit-params.ts';
import * as css from './details.css.ts';

const OUTCOME_TONES = { ok: 'ok', failure: 'bad', info: 'plain' } as const satisfies Record<EventOutcome, string>;

/** The maximum number of fields that are shown. Real events have far fewer. */
const MAX_FIELDS = 500;

interface EventFieldsProps {
  event: AuditEvent;
  /** All loaded rows. */
  rows: readonly AuditRow[];
  params: AuditState;
}

/** The full event: message, facts, fields and JSON. */
export function EventFields({ event, rows, params }: EventFieldsProps) {
  const { raw, outcome, message } = event;
  const json = prettyJson(raw) ?? '';
  const exactFields = withExactNumbers(raw);
  const fields = sortFieldNames(Object.keys(exactFields)).flatMap((name) => {
    const text = detailText(exactFields, name);
    return text === undefined ? [] : [{ name, text }];
  });
  return (
    <>
      <p>
        <Tag tone={OUTCOME_TONES[outcome]}>{OUTCOMES[outcome]}</Tag> <CatalogMark event={event} />
      </p>
      <p className={css.message}>
        <EventMessage parts={message} isFull />
      </p>
      <EventFacts event={event} zone={params.zone} />
      <section aria-label={FIELDS}>
        <DescriptionList>
          {fields.slice(0, MAX_FIELDS).map(({ name, text }) => (
            <Description key={name} term={fieldName(name)}>
              <LongText text={text} maxLength={MAX_MESSAGE_LENGTH}>
                {(shownText) => <bdi className={css.value}>{shownText}</bdi>}
              </LongText>
            </Description>
          ))}
        </DescriptionList>
        {fields.length > MAX_FIELDS && <p>{onlyFirstFields(MAX_FIELDS, fields.length)}</p>}
      </section>
      <RelatedLinks event={event} rows={rows} params={params} />
      <section aria-label={JSON_TITLE}>
        <div className={css.head}>
          <h3>{JSON_TITLE}</h3>
          <CopyButton text={json} label={COPY_JSON} />
        </div>
        <LongText text={json} hasCopy>
          {(shown) => (
            // Keyboard users must be able to scroll this area (WCAG 2.1.1).
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
            <pre className={css.json} tabIndex={0} aria-label={JSON_TITLE}>
              {shown}
            </pre>
          )}
        </LongText>
      </section>
    </>
  );
}

/** Links to the session's page and to events of the same session, request, user or resource in the same range. */
function RelatedLinks({ event, rows, params: { filterLinkOf, timelineLinkOf } }: EventFieldsProps) {
  const session = sessionIdOf(event);
  const lockableUser = useLockableUser(event);
  const relatedLinks = [
    ...(session === ''
      ? []
      : [
          { label: EVENTS_IN_SESSION, to: filterLinkOf({ session }) },
          { label: SESSION_TIMELINE, to: timelineLinkOf({ session }) },
        ]),
    ...accessRequestIdsOf(event).flatMap((request) => [
      { label: eventsOfRequest(sanitize(request)), to: filterLinkOf({ request }) },
      { label: requestTimeline(sanitize(request)), to: timelineLinkOf({ request }) },
    ]),
    ...(event.user === ''
      ? []
      : [
          { label: EVENTS_BY_USER, to: filterLinkOf({ user: event.user }) },
          { label: USER_TIMELINE, to: timelineLinkOf({ user: event.user }) },
        ]),
    ...(lockableUser === '' ? [] : [{ label: LOCK_USER, to: links.newLock({}, { user: lockableUser }) }]),
    ...(event.resource === '' ? [] : [{ label: EVENTS_ON_RESOURCE, to: filterLinkOf({ resource: event.resource }) }]),
  ];
  if (relatedLinks.length === 0) return null;
  return (
    <section aria-label={RELATED}>
      <h3>{RELATED}</h3>
      <ul className={css.links}>
        {session !== '' && <SessionLinks sid={session} rows={rows} />}
        {relatedLinks.map(({ label, to }) => (
          <li key={to}>
            <Link to={to} preventScrollReset>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The name of the event's user, if the current user may lock users and the user is one of this cluster; else empty. */
function useLockableUser({ raw }: AuditEvent): string {
  const context = useOutletContext<PageContext>();
  const user = textOr(fieldOf(raw, 'user'), '');
  return context.features.newLock && isRootPage(context) && !isHostUser(user, raw) ? user : '';
}
