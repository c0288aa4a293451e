import { useEffect, useState } from 'react';
import { adminQuestion, type Answering } from '#api/identity/admin-proof.ts';
import { useStore } from '#ui/store/use-store.ts';

type Module = typeof import('./admin-proof.tsx');

/** Over whatever page made the call. Where the question cannot be fetched, the call stays refused and says why. */
export function AdminProofLayer({ preferred }: { preferred: string }) {
  const answering = useStore(adminQuestion, (open) => open);
  return answering && <Question onAnswered={answering} preferred={preferred} />;
}

function Question(props: { onAnswered: Answering; preferred: string }) {
  const { onAnswered } = props;
  const [module, setModule] = useState<Module>();
  useEffect(() => {
    import('./admin-proof.tsx').then(setModule, () => onAnswered(undefined));
  }, [onAnswered]);
  return module && <module.AdminProof {...props} />;
}
