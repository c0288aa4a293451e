import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { http } from '#api/client.ts';
import type { Refusal } from '#api/refusal.ts';
import {
  changedFields,
  parseUserDraft,
  otherTraitNames,
  toSavedUser,
  type UserDraft,
} from '#domain/users/user-draft.ts';
import { parseUserRows } from '#domain/users/user-rows.ts';
import { fieldsOf } from '#lib/untrusted.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { useLeaveAfterSave } from '#ui/dialog/leave-guard.tsx';
import { Answer } from '#ui/feedback/answer.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { Loading } from '#ui/feedback/loading.tsx';
import { reasonAgainst, type Administrator } from '#screens/users/user-actions.ts';
import { refreshUsers, showChangedUser } from '#api/identity/users.ts';
import { ChangedMeanwhile } from './changed-meanwhile.tsx';
import { editTitle, LOADING_USER, USER_NOT_LOADED } from './messages.ts';
import { UserForm } from './user-form.tsx';
import { userOf } from './user-query.ts';
import { userRefusal } from './user-refusal.ts';

interface EditUserProps {
  name: string;
  by: Administrator;
  onSaved: (name: string) => void;
  onClose: () => void;
}

export function EditUser({ name, by, onSaved, onClose }: EditUserProps) {
  const user = useQuery(userOf(name));
  // Read for this edit, not what an earlier one began with.
  const data = user.isFetchedAfterMount ? user.data : undefined;
  const [row] = parseUserRows([data]);
  const reason = row?.ok ? reasonAgainst('edit', row, by) : undefined;
  return (
    <Dialog title={editTitle(sanitize(name))} width="side" onEscape={onClose} onClose={onClose}>
      <Answer
        query={{ ...user, data }}
        placeholder={<Loading label={LOADING_USER} />}
        permission="user: read"
        errorTitle={USER_NOT_LOADED}
      >
        {(read) => (
          <>
            {reason !== undefined && <Banner tone="info">{reason}</Banner>}
            <Editing user={read} name={name} reason={reason} onSaved={onSaved} onClose={onClose} />
          </>
        )}
      </Answer>
    </Dialog>
  );
}

interface Save {
  draft: UserDraft;
  /** As the administrator saw the user last. */
  seen: UserDraft;
}

/** Saves, unless somebody else did meanwhile: users have no revision on the wire, so they are read once more. */
function useSave(name: string, base: UserDraft, onSaved: () => void) {
  return useMutation<{ fresh: UserDraft } | undefined, Refusal, Save>({
    mutationFn: async ({ draft, seen }) => {
      const fresh = parseUserDraft((await http.GET('/v1/webapi/users/{name}', { params: { path: { name } } })).data);
      if (changedFields(seen, fresh).length > 0) return { fresh };
      const { data } = await http.PUT('/v1/webapi/users', { body: toSavedUser({ name, base, draft, latest: fresh }) });
      await showChangedUser(name, { ...fieldsOf<object>(data) });
      return undefined;
    },
    onSuccess: (answer) => answer === undefined && onSaved(),
    onError: refreshUsers,
  });
}

interface EditingProps extends Omit<EditUserProps, 'by'> {
  user: unknown;
  reason: string | undefined;
}

function Editing({ user, name, reason, onSaved, onClose }: EditingProps) {
  // What the edit began with: the query may be asked again meanwhile.
  const [base, setBase] = useState(() => parseUserDraft(user));
  const [others] = useState(() => otherTraitNames(user));
  const [times, setTimes] = useState(0);
  const { isSaved, leave } = useLeaveAfterSave(onClose);
  const save = useSave(name, base, () => {
    leave();
    onSaved(name);
  });
  const refusal = save.error ? userRefusal(save.error, name) : undefined;
  const fresh = save.data?.fresh;
  const restart = (from: UserDraft) => {
    save.reset();
    setBase(from);
    setTimes(times + 1);
  };
  return (
    <>
      <UserForm
        key={times}
        base={base}
        others={others}
        saving={{ isBusy: save.isPending, isSaved, refusal, disabledReason: reason }}
        onSubmit={(draft) => save.mutate({ draft, seen: base })}
        onClose={onClose}
      />
      {fresh && save.variables && (
        <ChangedMeanwhile
          name={sanitize(name)}
          before={save.variables.seen}
          fresh={fresh}
          onSave={() => save.mutate({ draft: save.variables.draft, seen: fresh })}
          onDiscard={() => restart(fresh)}
          onClose={save.reset}
        />
      )}
    </>
  );
}
