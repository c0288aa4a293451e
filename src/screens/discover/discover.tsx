// The page that enrolls resources. Users choose a type of resource, and its guide or form opens
// (docs/protocol/resources.md#15.2).
import { useState } from 'react';
import { Navigate, useLocation, useOutletContext, useSearchParams } from 'react-router-dom';
import { dialect } from '#api/dialect/dialect-query.ts';
import { proxyCan } from '#api/dialect/dialect.ts';
import { isSignedIn } from '#api/identity/credentials.ts';
import { preferencesQuery } from '#api/identity/preferences.ts';
import { waitBriefly, queryClient } from '#api/query-client.ts';
import { findCard, availableCards } from '#domain/enrollment/available-cards.ts';
import type { CatalogCard } from '#domain/enrollment/enroll-card.ts';
import { parseDetour, type Detour } from '#domain/enrollment/integration-detour.ts';
import { browserTabTitle, pageTitles } from '#domain/navigation.ts';
import type { PageContext } from '#domain/page-context.ts';
import { settingsOwner } from '#lib/browser/settings.ts';
import { links } from '#lib/links.ts';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { NoPermission } from '#ui/feedback/no-permission.tsx';
import { LEAVE } from '#ui/messages.ts';
import { PageTitle } from '#ui/layout/page-title.tsx';
import { useRunOnce } from '#ui/store/use-run-once.ts';
import { useStore } from '#ui/store/use-store.ts';
import { Catalog } from './catalog.tsx';
import { Guide } from './guide/guide.tsx';
import { PROGRESS_STORED } from './guide/messages.ts';
import * as messages from './messages.ts';
import { enroll } from './messages.ts';
import { useUsageReporter, type UsageReporter } from './use-usage-events.ts';
import * as css from './discover.css.ts';
import {
  addAppTokenCommand,
  installAppCommand,
  isAppName,
  isAppUri,
  serveAppCommand,
  type EnrolledApp,
} from '#domain/enrollment/commands.ts';
import { downloadsLink } from '#domain/help-links.ts';
import { missingPermissionsFor } from '#domain/permissions.ts';
import { tshAuthOf, tshLoginCommand, withPort } from '#domain/resources/tsh.ts';
import { textOr } from '#lib/untrusted.ts';
import { ExternalLink } from '#ui/button/external-link.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { requiresPermission } from '#ui/feedback/messages.ts';
import { Checkbox } from '#ui/field/checkbox.tsx';
import { Input } from '#ui/field/input.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { Panel } from '#ui/layout/panel.tsx';
import { CommandSteps } from '#ui/text/command-steps.tsx';
import { GenerateCommandForm } from './guide/joining/generate-command-form.tsx';
import { JoinCommand } from './guide/joining/join-command.tsx';
import { useJoinToken } from './guide/joining/use-join-token.ts';
import * as addApplicationCss from './guide/guide.css.ts';

// Enrolls an application: the form builds commands from its name and address (docs/protocol/resources.md#15.8).

/** A single page without steps, because nothing has to wait for the application to join. */
function AddApplication() {
  const [app, setApp] = useState<EnrolledApp>();
  const { user } = useOutletContext<PageContext>();
  const missingPermission = missingPermissionsFor(user.userAcl, 'tokens').create;
  return (
    <Panel fill="form">
      <div className={addApplicationCss.fields}>
        <GenerateCommandForm
          validate={(readField) => ({
            name: isAppName(readField('name').trim()) ? undefined : messages.APP_NAME_RULE,
            uri: isAppUri(readField('uri').trim()) ? undefined : messages.APP_URI_RULE,
          })}
          onSubmit={(readField) => setApp({ name: readField('name').trim(), uri: readField('uri').trim() })}
        >
          <FormField name="name" label={messages.APP_NAME} hint={messages.APP_NAME_RULE}>
            <Input required face="code" autoComplete="off" autoCapitalize="off" spellCheck={false} />
          </FormField>
          <FormField name="uri" label={messages.APP_URI} hint={messages.APP_URI_HELP}>
            <Input required face="code" autoComplete="off" autoCapitalize="off" spellCheck={false} />
          </FormField>
        </GenerateCommandForm>
        {app && missingPermission === undefined && <WithJoinToken key={JSON.stringify(app)} app={app} />}
        {app && missingPermission !== undefined && <WithoutJoinToken app={app} missing={missingPermission} />}
      </div>
    </Panel>
  );
}

/** The commands for users who can create join tokens: the page creates the token. */
function WithJoinToken({ app }: { app: EnrolledApp }) {
  const { user, config } = useOutletContext<PageContext>();
  const tokenRequest = useJoinToken({ role: 'App' });
  const { isEnterprise, isCloud } = config;
  const [isManual, setManual] = useState(!isEnterprise);
  const proxyAddress = textOr(user.cluster.publicURL, location.host);
  const download = downloadsLink({ version: textOr(user.cluster.authVersion, ''), isEnterprise, isCloud });
  return (
    <section className={addApplicationCss.fields} aria-label={messages.APP_COMMANDS}>
      {isEnterprise && (
        <Checkbox checked={isManual} onChange={({ target }) => setManual(target.checked)}>
          {messages.CONFIGURE_APP_MANUALLY}
        </Checkbox>
      )}
      <p>{isManual ? messages.RUN_APP_AGENT : messages.RUN_APP_SCRIPT}</p>
      {isManual && <ExternalLink to={download.to}>{download.label}</ExternalLink>}
      <JoinCommand
        tokenRequest={tokenRequest}
        commandOf={({ id: token }) =>
          isManual
            ? serveAppCommand({ ...app, proxy: proxyAddress, token })
            : installAppCommand(location.origin, token, app)
        }
      />
      <p className={addApplicationCss.secondaryText}>{messages.APP_ADDRESS_HINT}</p>
      <ExternalLink to={`https://${app.name}.${withPort(proxyAddress).replace(/:443$/, '')}`}>
        {`${app.name}.${withPort(proxyAddress).replace(/:443$/, '')}`}
      </ExternalLink>
    </section>
  );
}

/** Commands to run as another user, for users who cannot create join tokens. */
function WithoutJoinToken({ app, missing }: { app: EnrolledApp; missing: string }) {
  const { user, root, config } = useOutletContext<PageContext>();
  const proxyAddress = withPort(textOr(user.cluster.publicURL, location.host));
  const auth = tshAuthOf(user.authType, config.auth);
  return (
    <>
      <Banner tone="info">
        <p>{requiresPermission(missing)}</p>
        <p>{messages.ASK_ADMIN_FOR_TOKEN}</p>
      </Banner>
      <CommandSteps
        steps={[
          {
            title: messages.SIGN_IN_FROM_TERMINAL,
            command: tshLoginCommand({ proxy: proxyAddress, cluster: root, auth, user: user.userName }),
          },
          { title: messages.CREATE_APP_TOKEN, command: addAppTokenCommand(app) },
        ]}
      />
    </>
  );
}

/** Whether the console itself enrolls the resource. Other cards link to other pages. */
const isEnrolledHere = ({ method }: CatalogCard): boolean => method.method === 'flow' || method.method === 'dialog';

/** Loads the user's preferences first, because the order of the cards depends on them. */
export const loader = () => isSignedIn() && waitBriefly(fetchPreferences());
export const shouldRevalidate = () => false;

async function fetchPreferences(): Promise<void> {
  const proxy = await dialect().catch(() => undefined); // the page layout shows the error
  if (proxy && proxyCan(proxy, 'storePreferences')) await queryClient.prefetchQuery(preferencesQuery);
}

export function Component() {
  const [params] = useSearchParams();
  const { state } = useLocation();
  const detour = parseDetour(state);
  const requestedCard = findCard(params.get('add') ?? '');
  const openCard = requestedCard && isEnrolledHere(requestedCard) ? requestedCard : undefined;
  const [isReturning] = useState(detour !== undefined);
  const usage = useUsageReporter(detour?.id);
  if (detour && !params.has('add'))
    return <Navigate to={links.discover({}, { add: detour.card })} state={state} replace />;
  return (
    <>
      <title>{browserTabTitle(pageTitles.discover)}</title>
      {!isReturning && <RunOnce run={usage.start} />}
      {openCard && !detour && <RunOnce key={openCard.id} run={() => usage.report(openCard.resource, 'picked')} />}
      <PageTitle actions={openCard && <LeaveLink isStored={openCard.method.method === 'flow'} />}>
        {openCard ? enroll(openCard.name) : pageTitles.discover}
      </PageTitle>
      {openCard ? (
        <OpenCard card={openCard} usage={usage} detour={detour?.card === openCard.id ? detour : undefined} />
      ) : (
        <Catalog onLeave={(card) => usage.report(card.resource, 'picked')} />
      )}
    </>
  );
}

const LeaveLink = ({ isStored }: { isStored: boolean }) => (
  <>
    {isStored && <span className={css.storedNote}>{PROGRESS_STORED}</span>}
    <ButtonLink to={links.discover()}>{LEAVE}</ButtonLink>
  </>
);

/** Runs an action when it appears. Several of these run in order. */
function RunOnce({ run }: { run: () => void }) {
  useRunOnce(() => run());
  return null;
}

interface OpenCardProps {
  card: CatalogCard;
  usage: UsageReporter;
  detour: Detour | undefined;
}

function OpenCard({ card, usage, detour }: OpenCardProps) {
  const { user } = useOutletContext<PageContext>();
  // The owner of the saved guide is known shortly after the page renders.
  const isSettingsOwnerKnown = useStore(settingsOwner, (owner) => owner !== undefined);
  const { method } = card;
  if (method.method !== 'flow') return <AddApplication />;
  const missingPermissions =
    availableCards(user.userAcl, '').find(({ id }) => id === card.id)?.missingPermissions ?? [];
  if (missingPermissions.length > 0) return <NoPermission permission={missingPermissions.join(', ')} />;
  return isSettingsOwnerKnown && <Guide key={card.id} card={card} flow={method.flow} usage={usage} detour={detour} />;
}
