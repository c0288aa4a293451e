import { once } from '#lib/once.ts';
import { LOCALE } from '#lib/text/locale.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog, DialogActions } from '#ui/dialog/dialog.tsx';
import { useStore } from '#ui/store/use-store.ts';
import { sessionState, signOut, dispatch } from './session.ts';
import { SIGN_OUT } from '#app/messages.ts';
import { sessionEndsIn, INACTIVITY_MESSAGE, STAY_SIGNED_IN_TITLE, STAY_SIGNED_IN } from './messages.ts';

const SECOND_MS = 1000;
const secondsFormatter = once(
  () => new Intl.NumberFormat(LOCALE, { style: 'unit', unit: 'second', unitDisplay: 'long' }),
);

/** Warns before an inactive session ends and offers to stay signed in; hidden while the console is in use. */
export function StaySignedIn() {
  const idleLeftMs = useStore(sessionState, (state) => (state.status === 'active' ? state.idleLeftMs : undefined));
  if (idleLeftMs === undefined) return null;
  const stay = () => dispatch({ type: 'stayChosen' });
  return (
    <Dialog title={STAY_SIGNED_IN_TITLE} onClose={stay}>
      <p>{INACTIVITY_MESSAGE}</p>
      <p role="timer">{sessionEndsIn(secondsFormatter().format(Math.ceil(idleLeftMs / SECOND_MS)))}</p>
      <DialogActions>
        <Button variant="primary" onClick={stay}>
          {STAY_SIGNED_IN}
        </Button>
        <Button onClick={signOut}>{SIGN_OUT}</Button>
      </DialogActions>
    </Dialog>
  );
}
