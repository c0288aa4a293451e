import { useEffect, useState } from 'react';
import { adminMfaPrompt, type ResolveAdminMfa } from '#api/identity/admin-mfa.ts';
import { useStore } from '#ui/store/use-store.ts';

type Module = typeof import('./admin-mfa-dialog.tsx');

/** Over whatever page made the call. Where the question cannot be fetched, the call stays refused and says why. */
export function AdminMfaLayer({ preferred }: { preferred: string }) {
  const resolveMfa = useStore(adminMfaPrompt, (open) => open);
  return resolveMfa && <LazyAdminMfaDialog onAnswered={resolveMfa} preferred={preferred} />;
}

function LazyAdminMfaDialog(props: { onAnswered: ResolveAdminMfa; preferred: string }) {
  const { onAnswered } = props;
  const [module, setModule] = useState<Module>();
  useEffect(() => {
    import('./admin-mfa-dialog.tsx').then(setModule, () => onAnswered(undefined));
  }, [onAnswered]);
  return module && <module.AdminMfaDialog {...props} />;
}
