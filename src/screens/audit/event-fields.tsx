import { Link } from 'react-router-dom';
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
import { CatalogueMark, EventMessage } from './event-cells.tsx';
import { fieldName, inDetailOrder } from './field-names.ts';
import {
  BY_USER,
  COPY_JSON,
  FIELDS,
  IN_SESSION,
  ON_RESOURCE,
  onlyFirstFields,
  RAW,
  RELATED,
  underRequest,
} from './messages.ts';
import { SessionLinks } from './session/session-links.tsx';
import { STORY_OF_SESSION, STORY_OF_USER, storyOfRequest } from './story/messages.ts';
import type { AuditState } from './use-audit-params.ts';
import * as css from './details.css.ts';

const TONES = { ok: 'ok', failure: 'bad', info: 'plain' } as const satisfies Record<EventOutcome, string>;

/** No event has nearly as many. */
const MOST_FIELDS = 500;

interface EventFieldsProps {
  event: AuditEvent;
  /** All that is loaded. */
  rows: readonly AuditRow[];
  params: AuditState;
}

/** One event whole: in words, field by field, and as it came. */
export function EventFields({ event, rows, params }: EventFieldsProps) {
  const { raw, outcome, message } = event;
  const json = prettyJson(raw) ?? '';
  const exact = withExactNumbers(raw);
  const fields = inDetailOrder(Object.keys(exact)).flatMap((name) => {
    const text = detailText(exact, name);
    return text === undefined ? [] : [{ name, text }];
  });
  return (
    <>
      <p>
        <Tag tone={TONES[outcome]}>{OUTCOMES[outcome]}</Tag> <CatalogueMark event={event} />
      </p>
      <p className={css.message}>
        <EventMessage parts={message} isWhole />
      </p>
      <section aria-label={FIELDS}>
        <DescriptionList>
          {fields.slice(0, MOST_FIELDS).map(({ name, text }) => (
            <Description key={name} term={fieldName(name)}>
              <LongText text={text} most={MAX_MESSAGE_LENGTH}>
                {(shown) => <bdi className={css.value}>{shown}</bdi>}
              </LongText>
            </Description>
          ))}
        </DescriptionList>
        {fields.length > MOST_FIELDS && <p>{onlyFirstFields(MOST_FIELDS, fields.length)}</p>}
      </section>
      <Related event={event} rows={rows} params={params} />
      <section aria-label={RAW}>
        <div className={css.head}>
          <h3>{RAW}</h3>
          <CopyButton text={json} label={COPY_JSON} />
        </div>
        <LongText text={json} hasCopy>
          {(shown) => (
            // It scrolls, so it must be reached by keys (WCAG 2.1.1).
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
            <pre className={css.json} tabIndex={0} aria-label={RAW}>
              {shown}
            </pre>
          )}
        </LongText>
      </section>
    </>
  );
}

/** What else there is of the same session, user, resource or request, in the same range. */
function Related({ event, rows, params: { onlyWith, storyOf } }: EventFieldsProps) {
  const session = sessionIdOf(event);
  const links = [
    ...(session === ''
      ? []
      : [
          { says: IN_SESSION, to: onlyWith({ session }) },
          { says: STORY_OF_SESSION, to: storyOf({ session }) },
        ]),
    ...accessRequestIdsOf(event).flatMap((request) => [
      { says: underRequest(sanitize(request)), to: onlyWith({ request }) },
      { says: storyOfRequest(sanitize(request)), to: storyOf({ request }) },
    ]),
    ...(event.user === ''
      ? []
      : [
          { says: BY_USER, to: onlyWith({ user: event.user }) },
          { says: STORY_OF_USER, to: storyOf({ user: event.user }) },
        ]),
    ...(event.resource === '' ? [] : [{ says: ON_RESOURCE, to: onlyWith({ resource: event.resource }) }]),
  ];
  if (links.length === 0) return null;
  return (
    <section aria-label={RELATED}>
      <h3>{RELATED}</h3>
      <ul className={css.links}>
        {session !== '' && <SessionLinks sid={session} rows={rows} />}
        {links.map(({ says, to }) => (
          <li key={to}>
            <Link to={to} preventScrollReset>
              {says}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
