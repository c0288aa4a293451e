import { useQuery } from '@tanstack/react-query';
import { useNavigate, useOutletContext } from 'react-router-dom';
import { integrationsOf } from '#api/integrations.ts';
import { missingRdsPermissions } from '#domain/enrollment/aws-rds.ts';
import { detourStateOf } from '#domain/enrollment/integration-detour.ts';
import { integrationRows, type ReadableIntegration } from '#domain/integrations/integration-row.ts';
import { readRoleArn } from '#domain/integrations/role-arn.ts';
import type { PageContext } from '#domain/page-context.ts';
import { links } from '#lib/links.ts';
import { AWS_ACCOUNT } from '#lib/messages.ts';
import { Button } from '#ui/button/button.tsx';
import { Answer } from '#ui/feedback/answer.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { requiresPermission } from '#ui/feedback/messages.ts';
import { Loading } from '#ui/feedback/loading.tsx';
import { Select } from '#ui/field/select.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { Form } from '#ui/form/form.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { NEXT } from '#ui/messages.ts';
import { StepActions } from '#ui/steps/steps.tsx';
import type { Guide } from '#screens/discover/guide/use-guide.ts';
import { CopyCode } from './copy-code.tsx';
import { useReportAwsError } from './aws-error.tsx';
import {
  ACCOUNT_HELP,
  accountOption,
  ACCOUNTS_NOT_LOADED,
  CHOOSE_ACCOUNT,
  CONNECT_ACCOUNT,
  CONNECT_ANOTHER,
  COPY_RULES,
  LOADING_ACCOUNTS,
  NO_ACCOUNTS,
  RULES_MISSING,
} from './messages.ts';
import * as css from '#screens/discover/guide/guide.css.ts';

/** The rules of a role that grants all permissions for this guide (docs/protocol/resources.md#9.1, #15.6). */
const REQUIRED_RULES = `spec:
  allow:
    rules:
    - resources: [integration]
      verbs: [create, list, read, use]
    - resources: [db]
      verbs: [create]`;

/** Chooses the AWS account of the databases. */
export function ConnectAccount({ guide }: { guide: Guide }) {
  const { user } = useOutletContext<PageContext>();
  const missingPermissions = missingRdsPermissions(user.userAcl);
  return (
    <>
      <p>{ACCOUNT_HELP}</p>
      {missingPermissions.length > 0 ? (
        <MissingRules missing={missingPermissions.join(', ')} />
      ) : (
        <AwsAccounts guide={guide} />
      )}
    </>
  );
}

const MissingRules = ({ missing }: { missing: string }) => (
  <>
    <Banner tone="info">
      <p>{requiresPermission(missing)}</p>
      <p>{RULES_MISSING}</p>
    </Banner>
    <CopyCode text={REQUIRED_RULES} label={COPY_RULES} />
  </>
);

function AwsAccounts({ guide }: { guide: Guide }) {
  const { root } = useOutletContext<PageContext>();
  const navigate = useNavigate();
  const integrations = useQuery(integrationsOf(root));
  useReportAwsError(guide, integrations.error);
  const connect = () => {
    const { card, run, visit, dispatch } = guide;
    dispatch({ type: 'detour' });
    void navigate(links.newIntegration({ type: 'aws-oidc' }), {
      state: detourStateOf({ card: card.id, stepIndex: run.stepIndex, id: visit }),
    });
  };
  return (
    <Answer
      query={integrations}
      placeholder={<Loading label={LOADING_ACCOUNTS} />}
      permission="integration: list, read"
      errorTitle={ACCOUNTS_NOT_LOADED}
    >
      {(answer) => {
        const rows = integrationRows(answer, { search: '', order: { field: 'name', dir: 'asc' } });
        const accounts = rows.filter((row): row is ReadableIntegration => row.ok && row.roleArn !== undefined);
        if (accounts.length > 0) return <AccountChoice guide={guide} accounts={accounts} onConnect={connect} />;
        return (
          <>
            <p>{NO_ACCOUNTS}</p>
            <StepActions>
              <Button variant="primary" onClick={connect}>
                {CONNECT_ACCOUNT}
              </Button>
            </StepActions>
          </>
        );
      }}
    </Answer>
  );
}

interface AccountChoiceProps {
  guide: Guide;
  accounts: readonly ReadableIntegration[];
  /** Connects another account. */
  onConnect: () => void;
}

function AccountChoice({ guide, accounts, onConnect }: AccountChoiceProps) {
  const onlyAccountId = accounts.length > 1 ? undefined : accounts[0]?.id;
  return (
    <Form
      className={css.fields}
      tracksUnsavedWork={false}
      onSubmit={(readField) => guide.connect(readField('integration'))}
    >
      <FormField name="integration" label={AWS_ACCOUNT}>
        <Select required defaultValue={guide.integration ?? onlyAccountId ?? ''}>
          <option value="">{CHOOSE_ACCOUNT}</option>
          {accounts.map(({ id, name, roleArn = '' }) => (
            <option key={id} value={id}>
              {accountOption(name, readRoleArn(roleArn)?.account ?? roleArn)}
            </option>
          ))}
        </Select>
      </FormField>
      <StepActions>
        <Button onClick={onConnect}>{CONNECT_ANOTHER}</Button>
        <SubmitButton>{NEXT}</SubmitButton>
      </StepActions>
    </Form>
  );
}
