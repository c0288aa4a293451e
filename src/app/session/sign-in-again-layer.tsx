import { useEffect, useState } from 'react';
import type { AuthConfig } from '#domain/config.ts';
import type { EndedState } from '#domain/session/session-state.ts';
import { Banner } from '#ui/feedback/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { SESSION_END_MESSAGES, SIGN_IN_FORM_NOT_LOADED, WORK_IS_KEPT } from './messages.ts';
import { SignInAgainDialog } from './sign-in-again-dialog.tsx';
import { RETRY } from '#ui/messages.ts';
import * as css from './sign-in-again.css.ts';

type Module = typeof import('./sign-in-again.tsx');

let cachedModule: Module | undefined;

// Firefox caches a failed module until the page unloads (HTML, module map); users then need another tab.
export async function loadSignInAgain(): Promise<Module> {
  cachedModule = await import('./sign-in-again.tsx');
  return cachedModule;
}

/** The form to sign in again. If its code fails to load, for example offline, the page below stays. */
export function SignInAgainLayer({ ended, auth }: { ended: EndedState; auth: AuthConfig }) {
  const [module, setModule] = useState(cachedModule);
  const [attempt, setAttempt] = useState<'first' | 'failed' | 'again'>('first');
  useEffect(() => {
    if (!module && attempt !== 'failed') loadSignInAgain().then(setModule, () => setAttempt('failed'));
  }, [module, attempt]);
  if (module) return <module.SignInAgain ended={ended} auth={auth} />;
  if (attempt === 'first') return null;
  const action = (
    <Button pending={attempt === 'again'} onClick={() => setAttempt('again')}>
      {RETRY}
    </Button>
  );
  return (
    <SignInAgainDialog>
      <div className={css.body}>
        <p>
          {SESSION_END_MESSAGES[ended.ending]} {WORK_IS_KEPT}
        </p>
        <Banner tone="bad" action={action}>
          {SIGN_IN_FORM_NOT_LOADED}
        </Banner>
      </div>
    </SignInAgainDialog>
  );
}
