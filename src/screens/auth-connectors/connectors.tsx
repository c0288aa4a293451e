import { missingPermissionsFor } from '#domain/permissions.ts';
import { permissionReason } from '#ui/feedback/messages.ts';
import Plug from 'lucide-react/icons/plug';
import { useOutletContext } from 'react-router-dom';
import type { PageContext } from '#domain/page-context.ts';
import type { readItems, ResourceRow } from '#features/editor/list/read-items.ts';
import { ResourceCard, ResourceCards, UnreadableCard, CardActions } from '#features/editor/list/resource-card.tsx';
import { sanitize } from '#lib/text/sanitize.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { PageSection, SectionText } from '#ui/layout/page-section.tsx';
import { Tag } from '#ui/mark/tag.tsx';
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
  DISPLAY_NAME,
  moreTeams,
  NO_TEAMS,
  TEAMS_TO_ROLES,
  teamRoles,
  DEFAULT_TAG,
  SET_DEFAULT,
  setDefaultLabel,
} from './messages.ts';
import * as css from './auth-connectors.css.ts';
import { GITHUB } from '#domain/users/messages.ts';
import { BROKEN_YAML } from '#features/editor/list/list-messages.ts';
import { UNKNOWN } from '#lib/messages.ts';
import { Description, DescriptionList } from '#ui/text/description-list.tsx';
import { fieldsOf } from '#lib/untrusted.ts';
import { parseConnector, type Connector } from './parse-connector.ts';
import { useEffect, useRef } from 'react';
import { $api } from '#api/api.ts';
import { showChanged } from '#api/list/recent-writes.ts';
import type { Schemas } from '#api/schemas.ts';
import { Button } from '#ui/button/button.tsx';
import { ErrorText } from '#ui/feedback/error-text.tsx';

interface DefaultConnectorProps {
  /** Name and type on the wire. Local sign-in has type `local` and needs no name. */
  connector: { name: string; type: string };
  /** The response for the whole list. On 18.x it names the default connector. */
  response: unknown;
  title: string;
}

/**
 * Marks the default sign-in method, or offers a button to set the default. Shows nothing on 14.x
 * (docs/behaviour.md#auth-connectors).
 */
function DefaultConnector({ connector: { name, type }, response, title }: DefaultConnectorProps) {
  const { user } = useOutletContext<PageContext>();
  const { defaultConnectorName, defaultConnectorType } = fieldsOf<Schemas['GithubConnectors']>(response);
  const isDefault = type === defaultConnectorType && (type === 'local' || name === defaultConnectorName);
  const { tag, onSet } = useFocusTagAfterSet(isDefault);
  const setDefaultConnector = $api.useMutation('put', '/v1/webapi/authconnector/default', {
    onSuccess: (_, { body }) => {
      onSet();
      return showChanged('defaultConnector', 'default', {
        defaultConnectorName: body.name,
        defaultConnectorType: body.type,
      });
    },
  });
  if (typeof defaultConnectorType !== 'string') return null;
  if (isDefault)
    return (
      <span ref={tag} tabIndex={-1}>
        <Tag tone="ok">{DEFAULT_TAG}</Tag>
      </span>
    );
  return (
    <>
      <Button
        size="small"
        variant="quiet"
        aria-label={setDefaultLabel(sanitize(title))}
        pending={setDefaultConnector.isPending}
        disabledReason={permissionReason(missingPermissionsFor(user.userAcl, 'authConnectors').edit)}
        onClick={() =>
          setDefaultConnector.mutate({
            body: { name, type: type as Schemas['AuthType'] /* the proxy sent this type */ },
          })
        }
      >
        {SET_DEFAULT}
      </Button>
      {setDefaultConnector.error && (
        <div role="alert">
          <ErrorText error={setDefaultConnector.error} />
        </div>
      )}
    </>
  );
}

/** After the user has set the default, the tag takes the focus, because it replaces the focused button. */
function useFocusTagAfterSet(isDefault: boolean) {
  const tag = useRef<HTMLSpanElement>(null);
  const wasSetHere = useRef(false);
  useEffect(() => {
    if (!isDefault || !wasSetHere.current) return;
    wasSetHere.current = false;
    if (document.activeElement === document.body) tag.current?.focus();
  }, [isDefault]);
  const onSet = () => {
    wasSetHere.current = true;
  };
  return { tag, onSet };
}

interface ConnectorCardProps {
  connectorRow: ResourceRow;
  /** The response for the whole list. */
  response: unknown;
  disabledReasons: { write: string | undefined; remove: string | undefined };
  onDelete: () => void;
}

const MAX_VISIBLE_TEAMS = 8;

function ConnectorCard({ connectorRow, response, disabledReasons, onDelete }: ConnectorCardProps) {
  const connector = parseConnector(connectorRow.content);
  return (
    <ResourceCard
      title={connectorRow.name}
      tags={
        <>
          <Tag>{GITHUB}</Tag>
          <DefaultConnector
            connector={{ name: connectorRow.key, type: 'github' }}
            response={response}
            title={connectorRow.name}
          />
        </>
      }
      actions={<CardActions resource={connectorRow} disabledReasons={disabledReasons} onDelete={onDelete} />}
    >
      {connector ? <ConnectorDetails connector={connector} /> : <p>{BROKEN_YAML}</p>}
    </ResourceCard>
  );
}

function ConnectorDetails({ connector: { displayName, teams } }: { connector: Connector }) {
  const visibleTeams = teams
    .slice(0, MAX_VISIBLE_TEAMS)
    .map((mapping) => teamRoles(`${mapping.organization}/${mapping.team}`, mapping.roles.join(', ')));
  return (
    <DescriptionList>
      <Description term={DISPLAY_NAME} face="text">
        {displayName || UNKNOWN}
      </Description>
      <Description term={TEAMS_TO_ROLES}>
        {visibleTeams.map((line) => (
          <div key={line}>{line}</div>
        ))}
        {teams.length > MAX_VISIBLE_TEAMS && moreTeams(teams.length - MAX_VISIBLE_TEAMS)}
        {teams.length === 0 && NO_TEAMS}
      </Description>
    </DescriptionList>
  );
}

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
      <OtherSignInMethods response={response} />
    </div>
  );
}

/** Lists the other sign-in methods that the configuration of the sign-in page contains. */
function OtherSignInMethods({ response }: { response: unknown }) {
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
                  <DefaultConnector connector={{ name: '', type: 'local' }} response={response} title={LOCAL_USERS} />
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
                    <DefaultConnector connector={{ name, type }} response={response} title={displayName || name} />
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
