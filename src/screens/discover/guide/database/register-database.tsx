import { useState } from 'react';
import { useOutletContext } from 'react-router-dom';
import type { Schemas } from '#api/schemas.ts';
import { isDatabaseName } from '#domain/enrollment/commands.ts';
import { parseLabel } from '#domain/enrollment/labels.ts';
import type { PageContext } from '#domain/page-context.ts';
import { missingPermissionsFor } from '#domain/permissions.ts';
import { ENTER_PORT } from '#domain/resources/messages.ts';
import { LABELS } from '#features/list/messages.ts';
import { Banner } from '#ui/feedback/banner.tsx';
import { requiresPermission } from '#ui/feedback/messages.ts';
import { ChipInput } from '#ui/field/chips/chip-input.tsx';
import { withTypedText } from '#ui/field/chips/chip-values.ts';
import { CodeInput } from '#screens/discover/guide/code-input.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { Form } from '#ui/form/form.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import type { FieldReader } from '#ui/form/use-form.ts';
import { validateName } from '#screens/discover/guide/validate-name.ts';
import { NEXT } from '#ui/messages.ts';
import { StepActions } from '#ui/steps/steps.tsx';
import type { Guide } from '#screens/discover/guide/use-guide.ts';
import {
  DATABASE_HOST,
  DATABASE_NAME,
  DATABASE_NAME_RULE,
  DATABASE_PORT,
  LABEL_HELP,
  LABEL_RULE,
  REGISTER_HELP,
  HOST_RULE,
  KEEP_ONE_LABEL,
} from './messages.ts';
import { useRegisterDatabase } from './use-register-database.ts';
import * as css from '#screens/discover/guide/guide.css.ts';

/** Protocol and default port for each card of self-hosted databases. */
const PROTOCOL_OF_CARD = {
  postgres: { protocol: 'postgres', port: '5432' },
  mysql: { protocol: 'mysql', port: '3306' },
} as const;

const protocolOf = (card: string) => PROTOCOL_OF_CARD[card === 'mysql' ? 'mysql' : 'postgres'];

const hostOf = (uri: string): string => uri.slice(0, uri.lastIndexOf(':'));
const portOf = (uri: string): string => uri.slice(uri.lastIndexOf(':') + 1);

/** A host without a port. IPv6 addresses are in brackets (RFC 3986, 3.2.2). */
const isHost = (text: string): boolean => /^(?:[^\s/:[\]]+|\[[\da-f:.]+\])$/i.test(text);

// The proxy ignores an empty list of labels (docs/protocol/resources.md#2.3), so labels cannot be cleared.
const validateLabels = (
  labels: readonly string[],
  registered: Schemas['NewDatabase'] | undefined,
): string | undefined => {
  if (!labels.every((label) => parseLabel(label))) return LABEL_RULE;
  return labels.length === 0 && registered?.labels?.length ? KEEP_ONE_LABEL : undefined;
};

const isPort = (text: string): boolean => /^\d{1,5}$/.test(text) && Number(text) >= 1 && Number(text) <= 65_535;

/** Registers the database's address in the cluster. An agent serves the database later. */
export function RegisterDatabase({ guide }: { guide: Guide }) {
  const { user } = useOutletContext<PageContext>();
  const { registered } = guide.memory;
  const [labels, setLabels] = useState<readonly string[]>(
    () => registered?.labels?.map(({ name, value }) => `${name}: ${value}`) ?? [],
  );
  const { isBusy, refusal, register } = useRegisterDatabase(guide);
  const { protocol, port } = protocolOf(guide.card.id);
  const missingPermission = missingPermissionsFor(user.userAcl, 'db').create;
  const labelsIn = (readField: FieldReader) => withTypedText(labels, readField('labels'));
  return (
    <Form
      className={css.fields}
      tracksUnsavedWork={false}
      isBusy={isBusy}
      refusal={refusal}
      validate={(readField) => ({
        name: validateName(readField('name'), isDatabaseName, DATABASE_NAME_RULE),
        host: isHost(readField('host').trim()) ? undefined : HOST_RULE,
        port: isPort(readField('port').trim()) ? undefined : ENTER_PORT,
        labels: validateLabels(labelsIn(readField), registered),
      })}
      onSubmit={(readField) =>
        register({
          name: readField('name').trim(),
          protocol,
          uri: `${readField('host').trim()}:${readField('port').trim()}`,
          labels: labelsIn(readField).flatMap((label) => parseLabel(label) ?? []),
        })
      }
    >
      <p>{REGISTER_HELP}</p>
      {missingPermission !== undefined && (
        <Banner tone="info">
          <p>{requiresPermission(missingPermission)}</p>
        </Banner>
      )}
      <DatabaseAddressFields registered={registered} port={port} />
      <FormField name="labels" label={LABELS} hint={LABEL_HELP}>
        <ChipInput label={LABELS} values={labels} onChange={setLabels} />
      </FormField>
      <StepActions>
        <SubmitButton disabledReason={missingPermission && requiresPermission(missingPermission)}>{NEXT}</SubmitButton>
      </StepActions>
    </Form>
  );
}

function DatabaseAddressFields({ registered, port }: { registered: Schemas['NewDatabase'] | undefined; port: string }) {
  return (
    <>
      <FormField name="name" label={DATABASE_NAME}>
        <CodeInput required readOnly={registered !== undefined} defaultValue={registered?.name} />
      </FormField>
      <FormField name="host" label={DATABASE_HOST}>
        <CodeInput required defaultValue={registered && hostOf(registered.uri)} />
      </FormField>
      <FormField name="port" label={DATABASE_PORT}>
        <CodeInput required inputMode="numeric" defaultValue={registered ? portOf(registered.uri) : port} />
      </FormField>
    </>
  );
}
