import { missingPermissionsFor } from '#domain/permissions.ts';
import { permissionReason } from '#ui/feedback/messages.ts';
import Plug from 'lucide-react/icons/plug';
import { useOutletContext } from 'react-router-dom';
import type { PageContext } from '#domain/page-context.ts';
import type { readItems, ResourceRow } from '#features/editor/list/read-items.ts';
import { ResourceCard, ResourceCards, UnreadableCard } from '#features/editor/list/resource-card.tsx';
import { sanitize } from '#lib/text/sanitize.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { PageSection, SectionText } from '#ui/layout/page-section.tsx';
import { Tag } from '#ui/mark/tag.tsx';
import { ConnectorCard } from './connector-card.tsx';
import { DefaultConnector } from './default-connector.tsx';
import {
  CONNECTORS,
  ELSEWHERE,
  FIRST,
  LOCAL,
  LOCAL_OFF,
  LOCAL_ON,
  NONE,
  OFF,
  ON,
  OPEN_SOURCE,
  OTHERS,
} from './messages.ts';
import * as css from './auth-connectors.css.ts';

interface ConnectorsProps {
  rows: ReturnType<typeof readItems>;
  /** The whole of it, which says on 18.x what is the default. */
  answer: unknown;
  onDelete: (connector: ResourceRow) => void;
}

export function Connectors({ rows, answer, onDelete }: ConnectorsProps) {
  const { user } = useOutletContext<PageContext>();
  const { edit, remove } = missingPermissionsFor(user.userAcl, 'authConnectors');
  const locked = { write: permissionReason(edit), remove: permissionReason(remove) };
  return (
    <div className={css.page}>
      {rows.length === 0 ? (
        <EmptyState icon={Plug} title={NONE}>
          <p>{FIRST}</p>
        </EmptyState>
      ) : (
        <ResourceCards label={CONNECTORS}>
          {rows.map((connector) =>
            connector.ok ? (
              <ConnectorCard
                key={connector.id}
                of={connector}
                answer={answer}
                locked={locked}
                onDelete={() => onDelete(connector)}
              />
            ) : (
              <UnreadableCard key={connector.id} raw={connector.raw} />
            ),
          )}
        </ResourceCards>
      )}
      <Others answer={answer} />
    </div>
  );
}

/** What signs people in besides, as far as the sign-in page is told of it. */
function Others({ answer }: { answer: unknown }) {
  const { config } = useOutletContext<PageContext>();
  const { localAuthEnabled, providers } = config.auth;
  return (
    <PageSection title={OTHERS}>
      {!config.isEnterprise && <SectionText>{OPEN_SOURCE}</SectionText>}
      <div className={css.cards}>
        <ResourceCards label={OTHERS}>
          <ResourceCard
            title={LOCAL}
            tags={
              localAuthEnabled ? (
                <>
                  <Tag tone="ok">{ON}</Tag>
                  <DefaultConnector of={{ name: '', type: 'local' }} answer={answer} title={LOCAL} />
                </>
              ) : (
                <Tag>{OFF}</Tag>
              )
            }
          >
            <p>{localAuthEnabled ? LOCAL_ON : LOCAL_OFF}</p>
          </ResourceCard>
          {providers
            .filter(({ type }) => type !== 'github')
            .map(({ name, displayName, type }) => (
              <ResourceCard
                key={`${type} ${name}`}
                title={sanitize(displayName || name)}
                tags={
                  <>
                    <Tag>{sanitize(type)}</Tag>
                    <DefaultConnector of={{ name, type }} answer={answer} title={displayName || name} />
                  </>
                }
              >
                <p>{ELSEWHERE}</p>
              </ResourceCard>
            ))}
        </ResourceCards>
      </div>
    </PageSection>
  );
}
