import { useOutletContext } from 'react-router-dom';
import { $api } from '#api/api.ts';
import { signDatabaseCommand } from '#domain/enrollment/commands.ts';
import type { PageContext } from '#domain/page-context.ts';
import { missingPermissionsFor } from '#domain/permissions.ts';
import { errorText, displayedError, requiresPermission } from '#ui/feedback/messages.ts';
import { TextArea } from '#ui/field/text-area.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { Form } from '#ui/form/form.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { NEXT } from '#ui/messages.ts';
import { StepActions } from '#ui/steps/steps.tsx';
import type { Guide } from '#screens/discover/guide/use-guide.ts';
import { JoinCommand } from '#screens/discover/guide/joining/join-command.tsx';
import { useGuideToken } from '#screens/discover/guide/joining/use-join-token.ts';
import { CA_HELP, CA_LABEL, CA_NOT_SAVED, CA_RULE, MTLS_HELP, TLS_NOTES } from './messages.ts';
import * as css from '#screens/discover/guide/guide.css.ts';

/** Accepts only certificates, so that no private key is sent to the proxy. */
const PEM_CERTIFICATES = /^(?:-----BEGIN CERTIFICATE-----\s[\w+/=\s]+-----END CERTIFICATE-----\s*)+$/;

/** Shows the command that signs the database's certificate, and a field for the CA that the agent should trust. */
export function MutualTls({ guide }: { guide: Guide }) {
  const { user, root } = useOutletContext<PageContext>();
  const { name = '', database } = guide.found ?? {};
  const tokenRequest = useGuideToken(guide, 'Db', guide.memory.matchers);
  const { mutate, error, isPending } = $api.useMutation('put', '/v1/webapi/sites/{cluster}/databases/{name}', {
    onSuccess: () => guide.dispatch({ type: 'proceed' }),
    onError: (error) => guide.dispatch({ type: 'fail', error: errorText(error) }),
  });
  const missingPermission = missingPermissionsFor(user.userAcl, 'db').edit;
  const host = database?.host ?? '';
  const save = (caCert: string) =>
    caCert === ''
      ? guide.dispatch({ type: 'proceed' })
      : mutate({ params: { path: { cluster: root, name } }, body: { caCert } });
  return (
    <>
      <p>{MTLS_HELP}</p>
      <JoinCommand
        tokenRequest={tokenRequest}
        commandOf={({ id: token }) => signDatabaseCommand({ origin: location.origin, cluster: root, token, host })}
      />
      <ul className={css.secondaryText}>
        {TLS_NOTES[database?.protocol === 'mysql' ? 'mysql' : 'postgres'].map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
      <Form
        className={css.fields}
        tracksUnsavedWork={false}
        isBusy={isPending}
        refusal={error ? displayedError(CA_NOT_SAVED, error) : undefined}
        validate={(readField) => ({
          ca: readField('ca').trim() === '' || PEM_CERTIFICATES.test(readField('ca').trim()) ? undefined : CA_RULE,
        })}
        onSubmit={(readField) => save(readField('ca').trim())}
      >
        <FormField
          name="ca"
          label={CA_LABEL}
          hint={missingPermission === undefined ? CA_HELP : requiresPermission(missingPermission)}
        >
          <TextArea rows={4} readOnly={missingPermission !== undefined} spellCheck={false} autoComplete="off" />
        </FormField>
        <StepActions>
          <SubmitButton>{NEXT}</SubmitButton>
        </StepActions>
      </Form>
    </>
  );
}
