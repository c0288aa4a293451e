import Plus from 'lucide-react/icons/plus';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { withParams } from '#lib/params.ts';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { permissionReason } from '#ui/feedback/messages.ts';
import { CREATE_USER } from '#screens/users/messages.ts';
import type { Administrator } from '#screens/users/user-actions.ts';
import { EditUser } from './edit-user.tsx';
import { NewUser } from './new-user.tsx';

export function NewUserLink({ missing }: { missing: string | undefined }) {
  const [params] = useSearchParams();
  return (
    <ButtonLink
      to={`?${withParams(params, { new: 'user' })}`}
      variant="primary"
      icon={Plus}
      disabledReason={permissionReason(missing)}
    >
      {CREATE_USER}
    </ButtonLink>
  );
}

interface UserEditorProps {
  administrator: Administrator;
  onSaved: (name: string) => void;
  onCreated: (name: string) => void;
  /**
   * Rendered while no drawer is open. A closing drawer first returns the focus, so this content can take the focus
   * after that.
   */
  children: ReactNode;
}

/** Opens the drawer that the address names. */
export function UserEditor({ administrator, onSaved, onCreated, children }: UserEditorProps) {
  const [params, setParams] = useSearchParams();
  const name = params.get('edit');
  const close = () => setParams(withParams(params, { edit: '', new: '' }), { replace: true });
  if (name) return <EditUser key={name} name={name} administrator={administrator} onSaved={onSaved} onClose={close} />;
  if (!params.has('new')) return children;
  return (
    <NewUser disabledReason={permissionReason(administrator.missing.create)} onCreated={onCreated} onClose={close} />
  );
}
