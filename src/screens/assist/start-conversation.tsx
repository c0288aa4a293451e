import Plus from 'lucide-react/icons/plus';
import { useNavigate } from 'react-router-dom';
import { $api } from '#api/api.ts';
import { CONVERSATIONS, refreshConversations } from '#api/assistant.ts';
import { textOr } from '#lib/read.ts';
import { links } from '#lib/links.ts';
import { Button } from '#ui/button/button.tsx';
import { errorText } from '#ui/feedback/messages.ts';
import { RefusalText } from '#ui/feedback/refusal-text.tsx';
import { NOT_STARTED, START_CONVERSATION } from './messages.ts';

export function StartConversation() {
  const navigate = useNavigate();
  const create = $api.useMutation('post', CONVERSATIONS, {
    onSuccess: ({ id }) => {
      void refreshConversations();
      void navigate(links.assist({ conversation: textOr(id, '') }));
    },
  });
  return (
    <>
      <Button variant="primary" icon={Plus} pending={create.isPending} onClick={() => create.mutate({})}>
        {START_CONVERSATION}
      </Button>
      {create.error && (
        <div role="alert">
          <RefusalText of={{ text: NOT_STARTED, proxyText: errorText(create.error) }} />
        </div>
      )}
    </>
  );
}
