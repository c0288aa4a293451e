import type { Provider } from '#domain/config.ts';
import { ssoAddress } from '#domain/mfa/doors.ts';
import { Button } from '#ui/button.tsx';

/** Buttons in the proxy's order; each leaves the console for the provider and comes back through the proxy. */
export function Providers({ providers, target }: { providers: readonly Provider[]; target: string }) {
  return providers.map((provider) => (
    <Button
      key={`${provider.type}/${provider.name}`}
      size="big"
      onClick={() => location.assign(ssoAddress(provider, new URL(target, location.origin).href))}
    >
      Continue with {provider.displayName || provider.name}
    </Button>
  ));
}
