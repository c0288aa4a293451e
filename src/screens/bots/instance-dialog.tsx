import { useQuery } from '@tanstack/react-query';
import { botInstanceOf } from '#api/bots.ts';
import type { Schemas } from '#api/schemas.ts';
import { fieldsOf, textOr } from '#lib/untrusted.ts';
import { MessageDialog } from '#ui/dialog/message-dialog.tsx';
import { Answer } from '#ui/feedback/answer.tsx';
import { Loading } from '#ui/feedback/loading.tsx';
import { YamlText } from '#ui/text/yaml-text.tsx';
import type { InstanceRow } from './instance-row.ts';
import { INSTANCE_NOT_LOADED, instanceTitle, LOADING_INSTANCE } from './messages.ts';

interface InstanceDialogProps {
  instance: InstanceRow;
  root: string;
  onClose: () => void;
}

/** Shows all details that the proxy returns for an instance. */
export function InstanceDialog({ instance: { id, bot, name }, root, onClose }: InstanceDialogProps) {
  return (
    <MessageDialog title={instanceTitle(name)} width="wide" onClose={onClose}>
      <Answer
        query={useQuery(botInstanceOf(root, bot, id))}
        placeholder={<Loading label={LOADING_INSTANCE} />}
        permission="bot_instance: read"
        errorTitle={INSTANCE_NOT_LOADED}
      >
        {(detail) => <YamlText>{textOr(fieldsOf<Schemas['BotInstanceDetail']>(detail).yaml, '–')}</YamlText>}
      </Answer>
    </MessageDialog>
  );
}
