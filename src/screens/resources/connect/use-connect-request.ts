import { useSearchParams } from 'react-router-dom';
import { withParams } from '#lib/params.ts';

export interface ConnectRequest {
  /** Whether the address asks for the dialog to connect to this resource, as links of the palette do. */
  isActive: boolean;
  /** Removes the request from the address. */
  clear: () => void;
}

export function useConnectRequest(id: string): ConnectRequest {
  const [params, setParams] = useSearchParams();
  const isActive = params.get('connect') === id;
  return {
    isActive,
    clear() {
      if (isActive) setParams(withParams(params, { connect: '' }), { replace: true });
    },
  };
}
