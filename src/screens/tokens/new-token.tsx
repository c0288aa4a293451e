import { requireTextField } from '#api/refusal.ts';
import { useState } from 'react';
import { $api } from '#api/api.ts';
import type { Schemas } from '#api/schemas.ts';
import { showCreatedToken } from '#api/tokens.ts';
import { JOIN_METHOD_LABELS } from '#domain/enrollment/join-messages.ts';
import { UnreadableRecord } from '#features/list/unreadable.tsx';
import { AWS_ACCOUNT } from '#lib/messages.ts';
import { CancelButton } from '#ui/dialog/cancel-button.tsx';
import { Dialog, DialogActions } from '#ui/dialog/dialog.tsx';
import { MessageDialog } from '#ui/dialog/message-dialog.tsx';
import { displayedError } from '#ui/feedback/messages.ts';
import { Checkbox } from '#ui/field/checkbox.tsx';
import { Input } from '#ui/field/input.tsx';
import { Select } from '#ui/field/select.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { Form } from '#ui/form/form.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import type { FieldReader } from '#ui/form/use-form.ts';
import * as messages from './messages.ts';
import { TokenDialog } from './token-dialog.tsx';
import { parseToken } from './token-row.ts';
import * as css from './tokens.css.ts';

type JoinRole = Schemas['NewJoinToken']['roles'][number];
type JoinMethod = 'token' | 'iam';

const JOIN_ROLES = Object.keys(messages.ROLE_LABELS) as JoinRole[]; // roles of new tokens
const JOIN_METHODS: readonly JoinMethod[] = ['token', 'iam'];

/** The request body for a new token, in the format that other consoles also send (docs/protocol/resources.md#7.1). */
function tokenOfForm(readField: FieldReader, roles: JoinRole[], method: JoinMethod): Schemas['NewJoinToken'] {
  const [account, arn, bot] = [readField('account').trim(), readField('arn').trim(), readField('bot').trim()];
  const rule = { ...(account && { aws_account: account }), ...(arn && { aws_arn: arn }) };
  const allow = method === 'iam' ? [rule] : [];
  const commonFields = { roles, join_method: method, allow, suggested_agent_matcher_labels: {} };
  return roles.includes('Bot') ? { ...commonFields, bot_name: bot } : commonFields;
}

interface NewTokenProps {
  /** The bot that the token is for, if a bot page opened this form. */
  bot: string;
  disabledReason: string | undefined;
  onClose: () => void;
}

export function NewToken({ bot, disabledReason, onClose }: NewTokenProps) {
  const [roles, setRoles] = useState<readonly JoinRole[]>(bot === '' ? ['Node'] : ['Bot']);
  const [method, setMethod] = useState<JoinMethod>('token');
  const create = $api.useMutation('post', '/v1/webapi/token', {
    onSuccess: (token, { body: { roles, bot_name = '' } }) =>
      showCreatedToken(requireTextField(token, 'id'), { ...token, roles, bot_name }),
  });
  if (create.data) return <TokenCreated answer={create.data} onClose={onClose} />;
  const refusal = create.error ? displayedError(messages.ADD_FAILED, create.error) : undefined;
  return (
    <Dialog title={messages.ADD_TOKEN_TITLE} width="side" onClose={onClose}>
      <Form
        className={css.form}
        isBusy={create.isPending}
        refusal={refusal}
        validate={(readField) => ({
          roles: readField('roles') === '' ? messages.ROLE_REQUIRED : undefined,
          arn: method === 'iam' && readField('account') + readField('arn') === '' ? messages.RULE_REQUIRED : undefined,
        })}
        onSubmit={(readField) => create.mutate({ body: tokenOfForm(readField, [...roles], method) })}
      >
        <RoleCheckboxes selected={roles} onChange={setRoles} />
        {roles.includes('Bot') && (
          <FormField name="bot" label={messages.BOT_NAME}>
            <Input required autoComplete="off" autoCapitalize="off" spellCheck={false} defaultValue={bot} />
          </FormField>
        )}
        <FormField name="method" label={messages.METHOD} hint={messages.OTHER_METHODS}>
          <Select value={method} onChange={({ target }) => setMethod(target.value === 'iam' ? 'iam' : 'token')}>
            {JOIN_METHODS.map((joinMethod) => (
              <option key={joinMethod} value={joinMethod}>
                {JOIN_METHOD_LABELS[joinMethod]}
              </option>
            ))}
          </Select>
        </FormField>
        {method === 'iam' && <AwsRuleFields />}
        <DialogActions>
          <CancelButton onCancel={onClose} />
          <SubmitButton disabledReason={disabledReason}>{messages.ADD_TOKEN}</SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

interface RoleCheckboxesProps {
  selected: readonly JoinRole[];
  onChange: (roles: readonly JoinRole[]) => void;
}

function RoleCheckboxes({ selected, onChange }: RoleCheckboxesProps) {
  return (
    <FormField name="roles">
      <fieldset className={css.roles}>
        <legend className={css.legend}>{messages.ROLES_LEGEND}</legend>
        {JOIN_ROLES.map((role) => (
          <Checkbox
            key={role}
            name="roles"
            value={role}
            checked={selected.includes(role)}
            onChange={({ target }) =>
              onChange(target.checked ? [...selected, role] : selected.filter((selectedRole) => selectedRole !== role))
            }
          >
            {messages.ROLE_LABELS[role]}
          </Checkbox>
        ))}
      </fieldset>
    </FormField>
  );
}

function AwsRuleFields() {
  return (
    <>
      <FormField name="account" label={AWS_ACCOUNT}>
        <Input inputMode="numeric" autoComplete="off" pattern="\d{12}" title={messages.ACCOUNT_FORMAT} />
      </FormField>
      <FormField name="arn" label={messages.AWS_ARN} hint={messages.ARN_HINT}>
        <Input face="code" autoComplete="off" autoCapitalize="off" spellCheck={false} />
      </FormField>
    </>
  );
}

/** Shows the new token, so that the user can copy it. */
function TokenCreated({ answer, onClose }: { answer: unknown; onClose: () => void }) {
  const token = parseToken(answer, 0);
  if (token.ok) return <TokenDialog title={messages.ADDED_TITLE} token={token} onClose={onClose} />;
  return (
    <MessageDialog title={messages.ADDED_TITLE} onClose={onClose}>
      <p>
        <UnreadableRecord raw={answer} />
      </p>
    </MessageDialog>
  );
}
