import Ellipsis from 'lucide-react/icons/ellipsis';
import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { refreshConversations, TITLE_PATH } from '#api/assistant.ts';
import { filterConversations, type Conversation } from '#domain/assist/conversations.ts';
import { links } from '#lib/links.ts';
import { deletedMessage } from '#lib/messages.ts';
import { withParams } from '#lib/params.ts';
import { LinkButton } from '#ui/button/link-button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { useNotice } from '#ui/feedback/notice.tsx';
import { SearchField } from '#ui/field/search-field.tsx';
import { MenuButton } from '#ui/menu/menu-button.tsx';
import { UntrustedText } from '#ui/text/untrusted-text.tsx';
import * as css from './assist.css.ts';
import * as messages from './messages.ts';
import { $api } from '#api/api.ts';
import { CancelButton } from '#ui/dialog/cancel-button.tsx';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { Dialog, DialogActions } from '#ui/dialog/dialog.tsx';
import { displayedError } from '#ui/feedback/messages.ts';
import { Input } from '#ui/field/input.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { Form } from '#ui/form/form.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';

interface RenameConversationProps {
  conversation: Conversation;
  onClose: () => void;
}

function RenameConversation({ conversation: { id, title }, onClose }: RenameConversationProps) {
  const rename = $api.useMutation('post', TITLE_PATH, {
    onSuccess: () => {
      void refreshConversations();
      onClose();
    },
  });
  const refusal = rename.error ? displayedError(messages.RENAME_FAILED, rename.error) : undefined;
  return (
    <Dialog title={messages.RENAME} onClose={onClose}>
      <Form
        isBusy={rename.isPending}
        refusal={refusal}
        validate={(text) => ({ title: text('title').trim() === '' ? messages.TITLE_NEEDED : undefined })}
        onSubmit={(text) =>
          rename.mutate({ params: { path: { conversation: id } }, body: { title: text('title').trim() } })
        }
      >
        <FormField name="title" label={messages.TITLE_LABEL}>
          <Input defaultValue={title} autoComplete="off" maxLength={200} />
        </FormField>
        <DialogActions>
          <CancelButton onCancel={onClose} />
          <SubmitButton>{messages.RENAME}</SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

interface DeleteConversationProps {
  conversation: Conversation;
  /** Called after the conversation was deleted, also if somebody else had already deleted it. */
  onDeleted: () => void;
  onCancel: () => void;
}

function DeleteConversation({ conversation: { id, title }, onDeleted, onCancel }: DeleteConversationProps) {
  const remove = $api.useMutation('delete', '/v1/webapi/assistant/conversations/{conversation}', {
    onSuccess: onDeleted,
    onError: ({ status }) => void (status === 404 && onDeleted()),
  });
  return (
    <ConfirmDialog
      title={messages.confirmDelete(title)}
      confirmLabel={messages.DELETE_CONVERSATION}
      isPending={remove.isPending}
      error={remove.error}
      failureMessage={messages.DELETE_FAILED}
      onConfirm={() => remove.mutate({ params: { path: { conversation: id } } })}
      onCancel={onCancel}
    >
      <p>{messages.DELETE_WARNING}</p>
    </ConfirmDialog>
  );
}

interface ConversationListProps {
  conversations: readonly Conversation[];
  openId: string | undefined;
}

interface PendingAction {
  type: 'rename' | 'delete';
  conversation: Conversation;
}

export function ConversationList({ conversations, openId }: ConversationListProps) {
  const [params, setParams] = useSearchParams();
  const [pendingAction, setPendingAction] = useState<PendingAction>();
  const { notice, notify } = useNotice();
  const navigate = useNavigate();
  const search = params.get('search') ?? '';
  const setSearch = (text: string) => setParams(withParams(params, { search: text }), { replace: true });
  const matchingConversations = filterConversations(conversations, search);
  const close = () => setPendingAction(undefined);
  const onDeleted = ({ id, title }: Conversation) => {
    close();
    notify(deletedMessage(title));
    void refreshConversations();
    if (id === openId) void navigate(links.assist({}, { search }), { replace: true });
  };
  if (conversations.length === 0)
    return (
      <>
        {notice}
        <EmptyState title={messages.NO_CONVERSATIONS_TITLE}>
          <p>{messages.NO_CONVERSATIONS_HINT}</p>
        </EmptyState>
      </>
    );
  return (
    <>
      {notice}
      <SearchField label={messages.SEARCH} value={search} onChange={setSearch} />
      {matchingConversations.length === 0 && (
        <EmptyState
          title={messages.NO_MATCH}
          action={<LinkButton onClick={() => setSearch('')}>{messages.CLEAR_SEARCH}</LinkButton>}
        />
      )}
      <nav aria-label={messages.CONVERSATIONS}>
        <ul className={css.list}>
          {matchingConversations.map((conversation) => (
            <ConversationItem
              key={conversation.id}
              conversation={conversation}
              isOpen={conversation.id === openId}
              onAction={setPendingAction}
            />
          ))}
        </ul>
      </nav>
      {pendingAction?.type === 'rename' && (
        <RenameConversation conversation={pendingAction.conversation} onClose={close} />
      )}
      {pendingAction?.type === 'delete' && (
        <DeleteConversation
          conversation={pendingAction.conversation}
          onDeleted={() => onDeleted(pendingAction.conversation)}
          onCancel={close}
        />
      )}
    </>
  );
}

interface ConversationItemProps {
  conversation: Conversation;
  isOpen: boolean;
  onAction: (pendingAction: PendingAction) => void;
}

function ConversationItem({ conversation, isOpen, onAction }: ConversationItemProps) {
  const [params] = useSearchParams();
  const { id, title } = conversation;
  return (
    <li className={css.entry}>
      <Link
        className={css.link}
        to={links.assist({ conversation: id }, { search: params.get('search') ?? '' })}
        aria-current={isOpen ? 'page' : undefined}
      >
        <UntrustedText>{title}</UntrustedText>
      </Link>
      <MenuButton
        label={messages.manageConversation(title)}
        size="small"
        variant="quiet"
        icon={Ellipsis}
        entries={[
          { kind: 'action', label: messages.RENAME, onSelect: () => onAction({ type: 'rename', conversation }) },
          {
            kind: 'action',
            label: messages.DELETE_CONVERSATION,
            tone: 'bad',
            onSelect: () => onAction({ type: 'delete', conversation }),
          },
        ]}
      />
    </li>
  );
}
