import Ellipsis from 'lucide-react/icons/ellipsis';
import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { refreshConversations } from '#api/assistant.ts';
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
import { DeleteConversation, RenameConversation } from './manage.tsx';
import * as says from './messages.ts';

interface ConversationListProps {
  of: readonly Conversation[];
  /** The one whose page this is. */
  open: string | undefined;
}

interface Asked {
  to: 'rename' | 'delete';
  conversation: Conversation;
}

export function ConversationList({ of: all, open }: ConversationListProps) {
  const [params, setParams] = useSearchParams();
  const [asked, setAsked] = useState<Asked>();
  const { notice, notify } = useNotice();
  const navigate = useNavigate();
  const search = params.get('search') ?? '';
  const setSearch = (text: string) => setParams(withParams(params, { search: text }), { replace: true });
  const shown = filterConversations(all, search);
  const close = () => setAsked(undefined);
  const onGone = ({ id, title }: Conversation) => {
    close();
    notify(deletedMessage(title));
    void refreshConversations();
    if (id === open) void navigate(links.assist({}, { search }), { replace: true });
  };
  if (all.length === 0)
    return (
      <>
        {notice}
        <EmptyState title={says.NONE}>
          <p>{says.FIRST}</p>
        </EmptyState>
      </>
    );
  return (
    <>
      {notice}
      <SearchField label={says.SEARCH} value={search} onChange={setSearch} />
      {shown.length === 0 && (
        <EmptyState
          title={says.NO_MATCH}
          action={<LinkButton onClick={() => setSearch('')}>{says.CLEAR_SEARCH}</LinkButton>}
        />
      )}
      <nav aria-label={says.CONVERSATIONS}>
        <ul className={css.list}>
          {shown.map((conversation) => (
            <Entry key={conversation.id} of={conversation} isOpen={conversation.id === open} onAsk={setAsked} />
          ))}
        </ul>
      </nav>
      {asked?.to === 'rename' && <RenameConversation of={asked.conversation} onClose={close} />}
      {asked?.to === 'delete' && (
        <DeleteConversation of={asked.conversation} onGone={() => onGone(asked.conversation)} onCancel={close} />
      )}
    </>
  );
}

interface EntryProps {
  of: Conversation;
  isOpen: boolean;
  onAsk: (asked: Asked) => void;
}

function Entry({ of: conversation, isOpen, onAsk }: EntryProps) {
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
        label={says.manageConversation(title)}
        size="small"
        variant="quiet"
        icon={Ellipsis}
        entries={[
          { kind: 'action', label: says.RENAME, onSelect: () => onAsk({ to: 'rename', conversation }) },
          {
            kind: 'action',
            label: says.DELETE_CONVERSATION,
            tone: 'bad',
            onSelect: () => onAsk({ to: 'delete', conversation }),
          },
        ]}
      />
    </li>
  );
}
