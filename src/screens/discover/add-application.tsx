// Enrolls an application: the form builds commands from its name and address (docs/protocol/resources.md#15.8).
import { useState } from 'react';
import { useOutletContext } from 'react-router-dom';
import {
  addAppTokenCommand,
  installAppCommand,
  isAppName,
  isAppUri,
  serveAppCommand,
  type EnrolledApp,
} from '#domain/enrollment/commands.ts';
import { downloadsLink } from '#domain/help-links.ts';
import type { PageContext } from '#domain/page-context.ts';
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
import * as messages from './messages.ts';
import * as css from './guide/guide.css.ts';

/** A single page without steps, because nothing has to wait for the application to join. */
export function AddApplication() {
  const [app, setApp] = useState<EnrolledApp>();
  const { user } = useOutletContext<PageContext>();
  const missingPermission = missingPermissionsFor(user.userAcl, 'tokens').create;
  return (
    <Panel>
      <div className={css.fields}>
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
    <section className={css.fields} aria-label={messages.APP_COMMANDS}>
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
      <p className={css.secondaryText}>{messages.APP_ADDRESS_HINT}</p>
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
