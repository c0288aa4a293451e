import { useEffect, useState } from 'react';
import { adminMfaPrompt, type ResolveAdminMfa } from '#api/identity/admin-mfa.ts';
import { useStore } from '#ui/store/use-store.ts';

type Module = typeof import('./admin-mfa-dialog.tsx');

/**
 * Opens the MFA prompt over the page whose request requires it. If the code of the prompt fails to load, the request
 * stays refused, and the page shows why.
 */
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
