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
  MANAGED_WITH_TCTL,
  NO_CONNECTORS_HINT,
  LOCAL_USERS,
  LOCAL_USERS_OFF,
  LOCAL_USERS_ON,
  NO_CONNECTORS_TITLE,
  DISABLED,
  ENABLED,
  ENTERPRISE_ONLY,
  OTHER_METHODS,
} from './messages.ts';
import * as css from './auth-connectors.css.ts';

interface ConnectorsProps {
  rows: ReturnType<typeof readItems>;
  /** The response for the whole list. On 18.x it names the default connector. */
  response: unknown;
  onDelete: (connector: ResourceRow) => void;
}

export function Connectors({ rows, response, onDelete }: ConnectorsProps) {
  const { user } = useOutletContext<PageContext>();
  const { edit, remove } = missingPermissionsFor(user.userAcl, 'authConnectors');
  const disabledReasons = { write: permissionReason(edit), remove: permissionReason(remove) };
  return (
    <div className={css.page}>
      {rows.length === 0 ? (
        <EmptyState icon={Plug} title={NO_CONNECTORS_TITLE}>
          <p>{NO_CONNECTORS_HINT}</p>
        </EmptyState>
      ) : (
        <ResourceCards label={CONNECTORS}>
          {rows.map((connector) =>
            connector.ok ? (
              <ConnectorCard
                key={connector.id}
                connectorRow={connector}
                response={response}
                disabledReasons={disabledReasons}
                onDelete={() => onDelete(connector)}
              />
            ) : (
              <UnreadableCard key={connector.id} raw={connector.raw} />
            ),
          )}
        </ResourceCards>
      )}
      <OtherSignInMethods answer={response} />
    </div>
  );
}

/** Lists the other sign-in methods that the configuration of the sign-in page contains. */
function OtherSignInMethods({ answer }: { answer: unknown }) {
  const { config } = useOutletContext<PageContext>();
  const { localAuthEnabled, providers } = config.auth;
  return (
    <PageSection title={OTHER_METHODS}>
      {!config.isEnterprise && <SectionText>{ENTERPRISE_ONLY}</SectionText>}
      <div className={css.cards}>
        <ResourceCards label={OTHER_METHODS}>
          <ResourceCard
            title={LOCAL_USERS}
            tags={
              localAuthEnabled ? (
                <>
                  <Tag tone="ok">{ENABLED}</Tag>
                  <DefaultConnector connector={{ name: '', type: 'local' }} response={answer} title={LOCAL_USERS} />
                </>
              ) : (
                <Tag>{DISABLED}</Tag>
              )
            }
          >
            <p>{localAuthEnabled ? LOCAL_USERS_ON : LOCAL_USERS_OFF}</p>
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
                    <DefaultConnector connector={{ name, type }} response={answer} title={displayName || name} />
                  </>
                }
              >
                <p>{MANAGED_WITH_TCTL}</p>
              </ResourceCard>
            ))}
        </ResourceCards>
      </div>
    </PageSection>
  );
}
