import { Component as Login } from '#screens/login/login.tsx';
import { AuthCard } from '#ui/auth-card.tsx';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { useParting, type Parting } from './parting.ts';
import * as css from './sign-out-page.css.ts';

/** The login page of whoever is signing out: nothing to type in before the proxy has answered, or has not. */
export function PartingPage() {
  const parting = useParting();
  if (parting.at === 'unanswered') return <Login notice={<Unanswered parting={parting} />} />;
  return (
    <AuthCard title="Signing out">
      <title>Signing out</title>
      <div className={css.waiting}>
        <Spinner delay="short" label="Waiting for the proxy" />
      </div>
    </AuthCard>
  );
}

function Unanswered({ parting: { words, isAsking, again } }: { parting: Parting & { at: 'unanswered' } }) {
  const retry = (
    <Button size="small" pending={isAsking} onClick={again}>
      Try again
    </Button>
  );
  return (
    <Banner tone="bad" action={retry}>
      You are signed out in this browser, but the proxy has not confirmed it: {words}. Until it does, the session there
      may stay open for up to ten minutes.
    </Banner>
  );
}
