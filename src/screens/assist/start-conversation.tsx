import { requireTextField } from '#api/refusal.ts';
import Plus from 'lucide-react/icons/plus';
import { useNavigate } from 'react-router-dom';
import { $api } from '#api/api.ts';
import { CONVERSATIONS_PATH, refreshConversations } from '#api/assistant.ts';
import { links } from '#lib/links.ts';
import { Button } from '#ui/button/button.tsx';
import { displayedError } from '#ui/feedback/messages.ts';
import { RefusalText } from '#ui/feedback/refusal-text.tsx';
import { START_FAILED, START_CONVERSATION } from './messages.ts';

export function StartConversation() {
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
      <Button variant="primary" icon={Plus} pending={create.isPending} onClick={() => create.mutate({})}>
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
