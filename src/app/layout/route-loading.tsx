import { useLocation, useNavigate, useNavigation } from 'react-router-dom';
import { NEXT_PAGE } from '#app/messages.ts';
import { Wait } from '#ui/feedback/wait.tsx';

/** Shows that the next page is slow to load. Cancel stays on the current page. */
export function RouteLoading() {
  const { state, location: next } = useNavigation();
  const current = useLocation();
  const navigate = useNavigate();
  if (state === 'idle') return null;
  return <Wait key={next.key} waitingFor={NEXT_PAGE} onCancel={() => void navigate(current, { replace: true })} />;
}
