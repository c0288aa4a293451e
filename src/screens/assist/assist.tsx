// The assistant: whether there is one, the conversations, and the one that is open (docs/behaviour.md#assistant).
import { useQuery } from '@tanstack/react-query';
import Bot from 'lucide-react/icons/sparkles';
import type { ReactNode } from 'react';
import { useOutletContext, useParams } from 'react-router-dom';
import { conversationsQuery } from '#api/assistant.ts';
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
import * as says from './messages.ts';
import { StartConversation } from './start-conversation.tsx';

export const loader = () => prefetch(pingQuery);
/** The address says which conversation is open, and nothing else is to be asked for when that changes. */
export const shouldRevalidate = () => false;

export function Component() {
  return (
    <>
      <title>{browserTabTitle(pageTitles.assist)}</title>
      <Gate>
        <Conversations />
      </Gate>
    </>
  );
}

/** There is an assistant where the proxy says so and a role allows it (docs/protocol/resources.md#14). */
function Gate({ children }: { children: ReactNode }) {
  const { user } = useOutletContext<PageContext>();
  const ping = useQuery(pingQuery);
  const isOn = (answer: unknown) =>
    fieldsOf<Schemas['PingProxy']>(fieldsOf<Schemas['Ping']>(answer).proxy).assist_enabled === true;
  const mayList = fieldsOf<Schemas['Access']>(fieldsOf(user.userAcl).assist).list === true;
  const refused = (title: ReactNode) => (
    <>
      <PageTitle>{pageTitles.assist}</PageTitle>
      {title}
    </>
  );
  return (
    <Answer query={ping} placeholder={<Loading delay="long" label={says.LOADING} />}>
      {(answer) => {
        if (!isOn(answer))
          return refused(
            <EmptyState icon={Bot} title={says.NOT_HERE}>
              <p>{says.ABOUT}</p>
            </EmptyState>,
          );
        return mayList ? children : refused(<NoPermission permission={says.PERMISSION} />);
      }}
    </Answer>
  );
}

function Conversations() {
  const { conversation } = useParams();
  const { root } = useOutletContext<PageContext>();
  const list = useQuery(conversationsQuery);
  const all = parseConversations(list.data);
  return (
    <>
      <PageTitle actions={<StartConversation />}>{pageTitles.assist}</PageTitle>
      <div className={css.columns}>
        <div className={css.side[conversation === undefined ? 'alone' : 'beside']}>
          <Answer
            query={list}
            errorTitle={says.NOT_LOADED}
            permission={says.PERMISSION}
            placeholder={<Loading delay="long" label={says.LOADING} />}
          >
            {() => <ConversationList of={all} open={conversation} />}
          </Answer>
        </div>
        {conversation === undefined ? (
          all.length > 0 && (
            <div className={css.choose}>
              <EmptyState icon={Bot} title={says.CHOOSE} />
            </div>
          )
        ) : (
          <Conversation
            key={conversation}
            cluster={root}
            conversation={conversation}
            title={all.find(({ id }) => id === conversation)?.title}
          />
        )}
      </div>
    </>
  );
}
