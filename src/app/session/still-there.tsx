import { LOCALE } from '#lib/text/locale.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog, DialogActions } from '#ui/dialog/dialog.tsx';
import { useStore } from '#ui/store/use-store.ts';
import { sessionState, signOut, tell } from './session.ts';

const SECOND_MS = 1000;
const seconds = new Intl.NumberFormat(LOCALE, { style: 'unit', unit: 'second', unitDisplay: 'long' });

/** Offers to stay while there is time; nothing as long as somebody uses the console. */
export function StillThere() {
  const left = useStore(sessionState, (state) => (state.at === 'active' ? state.idleLeft : undefined));
  if (left === undefined) return null;
  const stay = () => tell({ on: 'stayChosen' });
  return (
    <Dialog title="Still there?" onClose={stay}>
      <p>
        Nobody has used this console for a while. You will be signed out in{' '}
        <span role="timer">{seconds.format(Math.ceil(left / SECOND_MS))}</span>.
      </p>
      <DialogActions>
        <Button variant="primary" onClick={stay}>
          Stay signed in
        </Button>
        <Button onClick={signOut}>Sign out now</Button>
      </DialogActions>
    </Dialog>
  );
}
