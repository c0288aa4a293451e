// The assistant: its availability, the list of conversations and the open one (docs/behaviour.md#assistant).
import { useQuery } from '@tanstack/react-query';
import AssistIcon from 'lucide-react/icons/sparkles';
import type { ReactNode } from 'react';
import { useOutletContext, useParams, useNavigate } from 'react-router-dom';
import { conversationsQuery, CONVERSATIONS_PATH, refreshConversations } from '#api/assistant.ts';
import { pingQuery } from '#api/dialect/dialect-query.ts';
import { prefetch } from '#api/query-client.ts';
import type { Schemas } from '#api/schemas.ts';
import { parseConversations } from '#domain/assist/conversations.ts';
import { browserTabTitle, pageTitles } from '#domain/navigation.ts';
import type { PageContext } from '#domain/page-context.ts';
import { fieldsOf } from '#lib/untrusted.ts';
import { Answer } from '#ui/feedback/answer.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { NoPermission } from '#ui/feedback/no-permission.tsx';
import { Loading } from '#ui/feedback/loading.tsx';
import { PageTitle } from '#ui/layout/page-title.tsx';
import * as css from './assist.css.ts';
import { ConversationList } from './conversation-list.tsx';
import { Conversation } from './conversation.tsx';
import * as messages from './messages.ts';
import { START_FAILED, START_CONVERSATION } from './messages.ts';
import { requireTextField } from '#api/refusal.ts';
import Plus from 'lucide-react/icons/plus';
import { $api } from '#api/api.ts';
import { links } from '#lib/links.ts';
import { Button } from '#ui/button/button.tsx';
import { displayedError } from '#ui/feedback/messages.ts';
import { RefusalText } from '#ui/feedback/refusal-text.tsx';

function StartConversation() {
  const navigate = useNavigate();
  const create = $api.useMutation('post', CONVERSATIONS_PATH, {
    onSuccess: (answer) => {
      const id = requireTextField(answer, 'id');
      void refreshConversations();
      void navigate(links.assist({ conversation: id }));
    },
  });
  return (
    <>
      <Button icon={Plus} pending={create.isPending} onClick={() => create.mutate({})}>
        {START_CONVERSATION}
      </Button>
      {create.error && (
        <div role="alert">
          <RefusalText error={displayedError(START_FAILED, create.error)} />
        </div>
      )}
    </>
  );
}

export const loader = () => prefetch(pingQuery);
/** Opening another conversation changes the address only; the ping does not need to be loaded again. */
export const shouldRevalidate = () => false;

export function Component() {
  return (
    <>
      <title>{browserTabTitle(pageTitles.assist)}</title>
      <AssistGate>
        <ConversationsPage />
      </AssistGate>
    </>
  );
}

/** Shows the assistant if the proxy has one and a role of the user allows it (docs/protocol/resources.md#14). */
function AssistGate({ children }: { children: ReactNode }) {
  const { user } = useOutletContext<PageContext>();
  const ping = useQuery(pingQuery);
  const isAssistEnabled = (answer: unknown) =>
    fieldsOf<Schemas['PingProxy']>(fieldsOf<Schemas['Ping']>(answer).proxy).assist_enabled === true;
  const mayList = fieldsOf<Schemas['Access']>(fieldsOf(user.userAcl).assist).list === true;
  const withPageTitle = (content: ReactNode) => (
    <>
      <PageTitle>{pageTitles.assist}</PageTitle>
      {content}
    </>
  );
  return (
    <Answer query={ping} placeholder={<Loading delay="long" label={messages.LOADING} />}>
      {(answer) => {
        if (!isAssistEnabled(answer))
          return withPageTitle(
            <EmptyState icon={AssistIcon} title={messages.NOT_AVAILABLE}>
              <p>{messages.NOT_AVAILABLE_REASON}</p>
            </EmptyState>,
          );
        return mayList ? children : withPageTitle(<NoPermission permission={messages.ASSISTANT_PERMISSION} />);
      }}
    </Answer>
  );
}

function ConversationsPage() {
  const { conversation } = useParams();
  const { root } = useOutletContext<PageContext>();
  const list = useQuery(conversationsQuery);
  const conversations = parseConversations(list.data);
  const isEmpty = list.data !== undefined && conversations.length === 0;
  const pane = conversation !== undefined ? 'beside' : isEmpty ? 'empty' : 'alone';
  return (
    <>
      <PageTitle actions={<StartConversation />}>{pageTitles.assist}</PageTitle>
      <div className={css.columns}>
        <div className={css.listPane[pane]}>
          <Answer
            query={list}
            errorTitle={messages.CONVERSATIONS_NOT_LOADED}
            permission={messages.ASSISTANT_PERMISSION}
            placeholder={<Loading delay="long" label={messages.LOADING} />}
          >
            {() => <ConversationList conversations={conversations} openId={conversation} />}
          </Answer>
        </div>
        {conversation === undefined ? (
          conversations.length > 0 && (
            <div className={css.choosePrompt}>
              <EmptyState icon={AssistIcon} title={messages.CHOOSE_CONVERSATION} />
            </div>
          )
        ) : (
          <Conversation
            key={conversation}
            cluster={root}
            conversation={conversation}
            title={conversations.find(({ id }) => id === conversation)?.title}
          />
        )}
      </div>
    </>
  );
}
